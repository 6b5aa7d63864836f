import { listHolders, type Scope } from '../scope.ts';
import type { Option } from './options.ts';
import { planningWords } from '../../lexicon/intent/planning-words.ts';

/** Whether a word belongs to the wish for a plan or to a learner's circumstances and names no topic. */
export function isPlanning(word: string): boolean {
  return planningWords.has(word) || /^[\d.]+$/.test(word);
}

/** Whether a title or an alias in scope holds a word as it was typed. */
export function isNamedInScope(scope: Scope, options: readonly Option[]): boolean {
  const stems = options[0]?.stems ?? [];
  for (const stem of stems) {
    for (const [place] of listHolders(scope, stem)) {
      if (holdsByName(scope, stems, place)) return true;
    }
  }
  return false;
}

/** Whether the title or an alias of a topic holds one of some stems. */
export function holdsByName(scope: Scope, stems: readonly string[], place: number): boolean {
  const phrases = scope.index.phrases[place] ?? [];
  return stems.some((stem) => phrases.some((phrase) => phrase.includes(stem)));
}
