/** Longer code gets a line of its own. */
const longest = 40;

export function isLong(code: string): boolean {
  return code.length > longest;
}

export type Part =
  | { readonly kind: 'words'; readonly text: string }
  /** `mark` is the question mark after the code. */
  | { readonly kind: 'block'; readonly code: string; readonly mark: string };

/**
 * Splits a text at its long pieces of code, and omits the period, comma, colon or semicolon after them. Code in
 * parentheses or next to a word stays in the text.
 */
export function splitCode(text: string): readonly Part[] {
  const parts: Part[] = [];
  let words = '';
  let rest = text;
  for (const [whole, code = '', mark = ''] of text.matchAll(
    /(?<=^|\s)`([^`]*)`([.,:;?]?)(?=\s|$)|`[^`]*`/g,
  )) {
    const at = rest.indexOf(whole);
    words += rest.slice(0, at);
    rest = rest.slice(at + whole.length);
    if (!isLong(code)) {
      words += whole;
      continue;
    }
    parts.push(...asWords(words), { kind: 'block', code, mark: mark === '?' ? mark : '' });
    words = '';
  }
  return [...parts, ...asWords(words + rest)];
}

function asWords(text: string): readonly Part[] {
  return text.trim() === '' ? [] : [{ kind: 'words', text: text.trim() }];
}
