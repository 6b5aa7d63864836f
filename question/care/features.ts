import { isGluedLetter } from './fold-message.ts';
import { hashText } from './hash-text.ts';

/** For each token the buckets of the features that begin with it. */
export function listFeatures(tokens: readonly string[]): number[][] {
  return tokens.map((token, at) => {
    if (token === '.') return [];
    return isGluedLetter(token) ? listRuns(tokens, at) : [...listParts(token), ...listPairs(tokens, at)];
  });
}

/** One to four letters of writing without spaces. */
function listRuns(tokens: readonly string[], at: number): number[] {
  const found: number[] = [];
  let run = 'g:';
  for (const token of tokens.slice(at, at + 4)) {
    if (!isGluedLetter(token)) break;
    run += token;
    found.push(hashText(run));
  }
  return found;
}

const known = new Map<string, readonly number[]>();
const mostKnown = 20_000;

/** A word, and three to five letters of it, its edges marked. */
function listParts(word: string): readonly number[] {
  const before = known.get(word);
  if (before) return before;
  const edged = `<${word.slice(0, 30)}>`;
  const parts = [hashText(`w:${word}`)];
  for (let size = 3; size <= 5; size += 1) {
    for (let at = 0; at + size <= edged.length; at += 1) parts.push(hashText(edged.slice(at, at + size)));
  }
  if (known.size < mostKnown) known.set(word, parts);
  return parts;
}

/** A word with the next one, and with the one after that. */
function listPairs(tokens: readonly string[], at: number): number[] {
  const [one, next, other] = tokens.slice(at, at + 3);
  if (next === undefined || next === '.') return [];
  const pair = hashText(`b:${one} ${next}`);
  return other === undefined || other === '.' ? [pair] : [pair, hashText(`s:${one} ${other}`)];
}
