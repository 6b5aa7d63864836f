import type { RecalledWording } from './recalled-wording.ts';
import type { ReportWord } from './report-words.ts';

type Same = { readonly words: number; readonly parts: number };

const minMisspelled = 6;

/** How many words and parts are the same at these places, as with "re renders" and "rerenders". Null if they differ. */
export function countSame(
  words: readonly ReportWord[],
  at: number,
  parts: RecalledWording['parts'],
  index: number,
): Same | null {
  const word = words[at]?.key;
  const key = keyAt(parts, index);
  if (word === undefined || key === undefined) return null;
  if (isSame(word, key)) return { words: 1, parts: 1 };
  if (word.startsWith(key) && word === key + (keyAt(parts, index + 1) ?? ' ')) return { words: 1, parts: 2 };
  if (!key.startsWith(word)) return null;
  const two = word + (words[at + 1]?.key ?? '');
  if (two === key) return { words: 2, parts: 1 };
  return two + (words[at + 2]?.key ?? '') === key ? { words: 3, parts: 1 } : null;
}

function keyAt(parts: RecalledWording['parts'], index: number): string | undefined {
  const part = parts[index];
  return part && 'key' in part ? part.key : undefined;
}

/** A long word may have one letter changed, missing, added or swapped, but not its first. */
function isSame(word: string, key: string): boolean {
  if (word === key) return true;
  if (key.length < minMisspelled || word[0] !== key[0] || Math.abs(word.length - key.length) > 1)
    return false;
  let start = 1;
  while (start < key.length && word[start] === key[start]) start += 1;
  const [said, wanted] = [word.slice(start), key.slice(start)];
  if (said.slice(1) === wanted.slice(1) || said === wanted.slice(1) || said.slice(1) === wanted) return true;
  return said.slice(2) === wanted.slice(2) && said[0] === wanted[1] && said[1] === wanted[0];
}
