/** A text twice, character by character: `plain` with single spaces, and `folded` to compare. */
export type FoldedReport = { readonly plain: string; readonly folded: string };

/** Ignores case, quote style and the kind and number of spaces. In `plain`, a line still ends with "\n". */
export function foldReport(text: string): FoldedReport {
  const plain = text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? '\n' : ' '));
  return { plain, folded: foldLiteral(plain) };
}

export function foldLiteral(text: string): string {
  return text
    .replaceAll(/["`´‘’“”]/g, "'")
    .replaceAll('\n', ' ')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export function listWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
