import { isNamedInScope, isPlanning } from './planning.ts';
import type { QuestionWord } from './question-words.ts';
import type { Scope } from '../scope.ts';
import { actionWords } from '../../lexicon/text/action-words.ts';
import { sceneryWords } from '../../lexicon/text/scenery-words.ts';

/** A word of a question with what it weighs where it is searched. */
export type WeighedWord = QuestionWord & {
  /** What it adds to a score. */
  readonly share: number;
  /** What it adds to coverage. */
  readonly proof: number;
};

const faintShare = 0.2;
const actionShare = 0.5;
const sceneryShare = 0.4;
/** What an unknown word of a translated question proves: the glossary is short. */
const translatedProof = 0.25;

/** Weighs each word by how telling it is among the topics searched. */
export function weighWords(scope: Scope, words: readonly QuestionWord[], translated: boolean): WeighedWord[] {
  const { faint, counted } = sortWords(scope, words);
  return counted.map((word) => {
    const idf = measureWord(scope, word) * plainShare(scope, word);
    const known =
      !translated || word.options.some(({ stems }) => stems.some((stem) => scope.index.postings.has(stem)));
    const proof = faint.has(word) ? 0 : idf * (known ? 1 : translatedProof);
    const { text, options, role } = word;
    return { text, options, role, proof, share: idf * (faint.has(word) ? faintShare : 1) };
  });
}

/** Verbs and the scenery of examples tell less than the thing itself. */
function plainShare(scope: Scope, { text, options }: QuestionWord): number {
  if (actionWords.has(text)) return actionShare;
  return sceneryWords.has(text) && !isNamedInScope(scope, options) ? sceneryShare : 1;
}

type Sorted = { readonly faint: ReadonlySet<QuestionWord>; readonly counted: readonly QuestionWord[] };

/** Where all is faint, the words of a plan carry the question, else the name of the technology alone, else everyday words. */
function sortWords(scope: Scope, words: readonly QuestionWord[]): Sorted {
  const planning = words.filter((word) => !isFaint(word) && isPlanning(word.text));
  const faint = words.filter(
    (word) => isFaint(word) || (planning.includes(word) && !isNamedInScope(scope, word.options)),
  );
  if (faint.length < words.length) return { faint: new Set(faint), counted: words };
  if (planning.length > 0) return { faint: new Set(words.filter(isFaint)), counted: words };
  const names = words.filter(({ role }) => role === 'name');
  return { faint: new Set(), counted: names.length > 0 ? names : words };
}

/** Whether a word ranks a little and proves nothing beside others. */
export function isFaint({ role }: QuestionWord): boolean {
  return role === 'name' || role === 'code';
}

/**
 * As telling as the most telling stem of its first way to be found in scope, a phrase as that of any way, since its own words may be
 * common where what it means is rare; as rare as can be where there is none.
 */
function measureWord({ idf }: Scope, { options, text }: QuestionWord): number {
  const unknown = idf('');
  const ways = options
    .map(({ stems }) => Math.max(0, ...stems.map(idf).filter((value) => value < unknown)))
    .filter((value) => value > 0);
  const [first = unknown] = ways;
  return text.includes(' ') ? Math.max(first, ...ways) : first;
}
