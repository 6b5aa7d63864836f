import readTokens from 'js-tokens';

/** The function that every guarded loop asks before each turn. */
export const guardName = 'waymarkGoesOn';

/** Guards the loops of every script in a page, since a loop without end would stop our own page, too. */
export function guardPage(html: string): string {
  return html.replaceAll(
    /(<script(?![^>]*\ssrc=)[^>]*>)(.*?)(<\/script)/gis,
    (_, open: string, code: string, close: string) => open + guardLoops(code) + close,
  );
}

/** The same script on the same lines, with a question before each turn of `while` and `for`. */
export function guardLoops(code: string): string {
  const tokens = Array.from(readTokens(code), ({ value }) => value);
  const texts = [...tokens];
  for (const [at, token] of tokens.entries()) {
    if (token !== 'while' && token !== 'for') continue;
    const open = nextOf(tokens, at);
    const close = tokens[open] === '(' ? findClose(tokens, open) : -1;
    if (close === -1) continue;
    const [first, second] = token === 'for' ? findSemicolons(tokens, open, close) : [open, close];
    if (first !== undefined && second !== undefined) guard(texts, first, second);
  }
  return texts.join('');
}

function guard(texts: string[], first: number, second: number): void {
  const isEmpty = texts.slice(first + 1, second).every((text) => text.trim() === '');
  texts[first] += `${guardName}()${isEmpty ? '' : '&&('}`;
  if (!isEmpty) texts[second] = `)${texts[second]}`;
}

function nextOf(tokens: readonly string[], at: number): number {
  return tokens.findIndex((token, index) => index > at && token.trim() !== '');
}

function findClose(tokens: readonly string[], open: number): number {
  let depth = 0;
  return tokens.findIndex((token, index) => {
    if (index < open) return false;
    depth += changeDepth(token);
    return depth === 0;
  });
}

function findSemicolons(tokens: readonly string[], open: number, close: number): number[] {
  let depth = 0;
  const found: number[] = [];
  for (let at = open; at < close; at += 1) {
    const token = tokens[at] ?? '';
    depth += changeDepth(token);
    if (token === ';' && depth === 1) found.push(at);
  }
  return found;
}

function changeDepth(token: string): number {
  if (token === '(' || token === '[' || token === '{') return 1;
  return token === ')' || token === ']' || token === '}' ? -1 : 0;
}
