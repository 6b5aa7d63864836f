const between = String.raw`(?:[^\p{L}\p{N}]+[\p{L}\p{N}'-]+){0,4}?[^\p{L}\p{N}]+`;

/** Words that ask for something, as one pattern for folded text: "*" is any ending, ".." up to four words between. */
export function compileAsk(ask: string): RegExp {
  const parts = ask.split('..').map(compileWords).join(between);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts}(?![\p{L}\p{N}])`, 'u');
}

function compileWords(words: string): string {
  return words
    .trim()
    .split(/\s+/u)
    .map(compileWord)
    .join(String.raw`[^\p{L}\p{N}]+`);
}

/** Not every browser has RegExp.escape(). */
function compileWord(word: string): string {
  return word.replaceAll(/[.+?^${}()[\]\\/]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`);
}
