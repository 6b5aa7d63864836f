import { listSynonyms } from './options.ts';
import { listRun } from '../text/phrases.ts';
import type { QuestionWord } from './question-word.ts';
import { beginsPhrase, keepRare } from '../text/synonyms.ts';
import { codeWords } from '../../lexicon/text/code-words.ts';

export type PhraseWord = QuestionWord & { readonly used: readonly number[] };

/** What a phrase means counts more than the words it is put in. */
const ownWords = 0.7;

export function readPhrase(typed: readonly string[], place: number): PhraseWord | null {
  if (!beginsPhrase(typed[place] ?? '')) return null;
  const run = listRun(typed, place);
  for (; run.length > 1; run.pop()) {
    const stems = run.map(({ stem }) => stem);
    const synonyms = listSynonyms(stems);
    if (synonyms.length === 0) continue;
    const own = { stems: keepRare(stems), weight: ownWords, covers: 1 };
    const isTerm = own.stems.some((stem) => !codeWords.has(stem));
    const used = range(place, run.at(-1)?.end ?? place + 1);
    return { text: stems.join(' '), options: isTerm ? [own, ...synonyms] : synonyms, role: 'topic', used };
  }
  return null;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}
