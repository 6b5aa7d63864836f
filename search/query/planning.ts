import { listHolders, type Scope } from '../scope.ts';
import type { Option } from './options.ts';
import { planningWords } from '../../lexicon/intent/planning-words.ts';

export function isPlanning(word: string): boolean {
  return planningWords.has(word) || /^[\d.]+$/.test(word);
}

export function isNamedInScope(scope: Scope, options: readonly Option[]): boolean {
  const stems = options[0]?.stems ?? [];
  for (const stem of stems) {
    for (const [place] of listHolders(scope, stem)) {
      if (holdsByName(scope, stems, place)) return true;
    }
  }
  return false;
}

export function holdsByName(scope: Scope, stems: readonly string[], place: number): boolean {
  const phrases = scope.index.phrases[place] ?? [];
  return stems.some((stem) => phrases.some((phrase) => phrase.includes(stem)));
}
