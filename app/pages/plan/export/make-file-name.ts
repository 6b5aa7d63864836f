/** A title without what the name of a file cannot have, in any system. */
export function makeFileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N} .,+#()-]+/gu, ' ').trim() || 'Plan';
}
