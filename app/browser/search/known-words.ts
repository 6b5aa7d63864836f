import type { EntryIndex } from '#search/entries/entry-index.ts';
import { matchWord } from '#search/entries/match-word.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { KnownWords } from './read-english.ts';

export function listKnownWords({ vocabulary }: EntryIndex): KnownWords {
  const { places, named } = vocabulary;
  return {
    isNamed: (word) => named[places.get(foldText(word)) ?? -1] === 1,
    isKnown: (word) => matchWord(vocabulary, foldText(word), true).size > 0,
  };
}
