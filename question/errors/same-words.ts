import { measureEdits } from '#search/text/edit-distance.ts';

import type { RecalledWording } from './recalled-wording.ts';
import type { ReportWord } from './report-words.ts';

type Same = { readonly words: number; readonly parts: number };

const minMisspelled = 6;

/** How many words and parts say the same at these places, as "re renders" and "rerenders" do. Null if they differ. */
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

/** A long word may have one slip, but not in its first letter. */
function isSame(word: string, key: string): boolean {
  if (word === key) return true;
  return key.length >= minMisspelled && word[0] === key[0] && measureEdits(word, key, 1) <= 1;
}
