import { findCorrections, type Speller } from '#search/text/spelling.ts';
import { stemWord } from '#search/text/stem.ts';

import type { GoalIndex } from './goal-index.ts';
import { sharedLetters, splitGoalWords, type Vocabulary } from './goal-words.ts';

/** A message says the most about its goal in its first words. */
const maxWords = 80;
const [byCorrection, byBeginning] = [0.8, 0.7];
const most = 5;

/** The stems of a message that goals have, and how surely each is meant, from 0 to 1. */
export function findGoalWords(index: GoalIndex, message: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of new Set(splitGoalWords(message).slice(0, maxWords))) {
    const { stems, weight } = findStems(index, word);
    for (const stem of stems) found.set(stem, Math.max(found.get(stem) ?? 0, weight));
  }
  return found;
}

type Stems = { readonly stems: readonly string[]; readonly weight: number };

/** The word itself, else its likely spelling, else what begins like it: the more there are, the less likely each is. */
function findStems({ postings, vocabulary, speller, beginnings }: GoalIndex, word: string): Stems {
  const stem = vocabulary.get(word) ?? stemWord(word);
  if (postings.has(stem)) return { stems: [stem], weight: 1 };
  const corrected = correct(speller, vocabulary, word);
  if (corrected.length > 0) return share(corrected, byCorrection);
  const alike = word.length < sharedLetters ? undefined : beginnings.get(word.slice(0, sharedLetters));
  return share([...(alike ?? [])].slice(0, most), byBeginning);
}

function correct(speller: Speller, vocabulary: Vocabulary, word: string): string[] {
  const words = findCorrections(speller, word).slice(0, most);
  return [...new Set(words.map((one) => vocabulary.get(one.word) ?? one.word))];
}

function share(stems: readonly string[], weight: number): Stems {
  return { stems, weight: weight / Math.sqrt(Math.max(1, stems.length)) };
}
