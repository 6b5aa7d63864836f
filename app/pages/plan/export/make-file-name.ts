/** A title without the characters that some system does not allow in file names. */
export function makeFileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N} .,+#()-]+/gu, ' ').trim() || 'Plan';
}
