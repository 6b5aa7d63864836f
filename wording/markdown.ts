/** Text with code between backticks, which is written as it is. */
export function escapeWords(text: string): string {
  const parts = text.split('`');
  return parts.map((part, at) => (at % 2 === 1 ? part : escapeMarkdown(part))).join('`');
}

/** On one line. Titles contain code such as `<div>` and `a[i]`. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);
}
