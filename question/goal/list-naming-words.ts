import { wishWords } from '#lexicon/goal/wish-words.ts';
import { stopWords } from '#lexicon/text/stop-words.ts';

import { splitGoalWords, type Vocabulary } from './goal-words.ts';

/** The stems of what is named in a text, without small words, numbers and words of wishing, each once. */
export function listNamingWords(text: string, vocabulary: Vocabulary): string[] {
  const words = splitGoalWords(text).filter(
    (word) => !stopWords.has(word) && !wishWords.has(word) && !/^\d/.test(word),
  );
  return [...new Set(words.map((word) => vocabulary.get(word) ?? word))];
}
