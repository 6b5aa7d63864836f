export function nameSlug(slug: string): string {
  return capitalize(slug.replaceAll('-', ' '));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
