import { isGluedLetter } from './fold-message.ts';
import { hashText } from './hash-text.ts';

export function listFeatures(tokens: readonly string[]): number[][] {
  return tokens.map((token, at) => {
    if (token === '.') return [];
    return isGluedLetter(token) ? listRuns(tokens, at) : [...listParts(token), ...listPairs(tokens, at)];
  });
}

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
const maxKnown = 20_000;

function listParts(word: string): readonly number[] {
  const before = known.get(word);
  if (before) return before;
  const edged = `<${word.slice(0, 30)}>`;
  const parts = [hashText(`w:${word}`)];
  for (let size = 3; size <= 5; size += 1) {
    for (let at = 0; at + size <= edged.length; at += 1) parts.push(hashText(edged.slice(at, at + size)));
  }
  if (known.size < maxKnown) known.set(word, parts);
  return parts;
}

function listPairs(tokens: readonly string[], at: number): number[] {
  const [one, next, other] = tokens.slice(at, at + 3);
  if (next === undefined || next === '.') return [];
  const pair = hashText(`b:${one} ${next}`);
  return other === undefined || other === '.' ? [pair] : [pair, hashText(`s:${one} ${other}`)];
}
