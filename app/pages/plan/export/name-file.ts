/** A title without what the name of a file cannot have, in any system. */
export function nameFile(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N} .,+#()-]+/gu, ' ').trim() || 'Plan';
}
