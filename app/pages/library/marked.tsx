import { splitTyped } from '#search/entries/match-words.ts';

/** Text in which the typed words are marked where they are written the same. */
export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const words = splitTyped(typed);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}

function escapePattern(word: string): string {
  return word.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
}
