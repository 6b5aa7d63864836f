/** Fills a form's fields as if they had been typed, and focuses the first empty one. */
export function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (!isTextField(field)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const fields = [...(form?.elements ?? [])].filter(isTextField);
  (fields.find(({ value }) => value === '') ?? fields.at(-1))?.focus();
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return (field instanceof HTMLInputElement && field.type === 'text') || field instanceof HTMLTextAreaElement;
}
