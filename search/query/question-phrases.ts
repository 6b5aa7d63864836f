import { listSynonyms, makeOptions } from './options.ts';
import { listRun } from '../text/phrases.ts';
import type { QuestionWord } from './question-words.ts';
import { beginsPhrase, findOpenPhrase, keepTelling } from '../text/synonyms.ts';
import { actionWords } from '../../lexicon/text/action-words.ts';
import { codeWords } from '../../lexicon/text/code-words.ts';

/** A phrase read as one word, and the places of its words in the question. */
export type PhraseWord = QuestionWord & { readonly used: readonly number[] };

/** What a phrase means counts more than the words it is put in. */
const ownWords = 0.7;

/** The phrase with synonyms, such as "big o", that starts at a place; an open one ("put … online") before a closed one. */
export function readPhrase(typed: readonly string[], place: number): PhraseWord | null {
  return readOpen(typed, place) ?? readClosed(typed, place);
}

/** What stands in the gap of an open phrase is read by itself. */
function readOpen(typed: readonly string[], place: number): PhraseWord | null {
  const open = findOpenPhrase(typed, place);
  if (!open) return null;
  const used = [...range(place, open.after), ...range(open.from, open.to)];
  return { text: open.text, options: makeOptions(open.meant), role: 'topic', used };
}

function readClosed(typed: readonly string[], place: number): PhraseWord | null {
  if (!beginsPhrase(typed[place] ?? '')) return null;
  const run = listRun(typed, place);
  for (; run.length > 1; run.pop()) {
    const stems = run.map(({ stem }) => stem);
    const synonyms = listSynonyms(stems);
    if (synonyms.length === 0) continue;
    const own = { stems: keepTelling(stems), weight: ownWords, covers: 1 };
    const telling = own.stems.some((stem) => !codeWords.has(stem) && !actionWords.has(stem));
    const used = range(place, run.at(-1)?.end ?? place + 1);
    return { text: stems.join(' '), options: telling ? [own, ...synonyms] : synonyms, role: 'topic', used };
  }
  return null;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}
