/** Changes a field as if it were typed, so that the draft and what depends on the field follow. */
export function fillField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Makes all other weekdays days off. */
export function keepWeekdays(form: HTMLFormElement | null, kept: readonly number[]): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="free"]') ?? [])
    if (box.checked === kept.includes(Number(box.value))) box.click();
  form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
