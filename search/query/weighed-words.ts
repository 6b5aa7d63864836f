import { isNamedInScope, isPlanning } from './planning.ts';
import type { QuestionWord } from './question-word.ts';
import type { Scope } from '../scope.ts';
import { exampleWords } from '../../lexicon/text/example-words.ts';

export type WeighedWord = QuestionWord & {
  readonly share: number;
  readonly proof: number;
};

const faintShare = 0.2;
const exampleProof = 0.4;
/** What an unknown word of a translated question proves: the glossary is short. */
const translatedProof = 0.25;

export function weighWords(scope: Scope, words: readonly QuestionWord[], translated: boolean): WeighedWord[] {
  const { faint, counted } = sortWords(scope, words);
  return counted.map((word) => {
    const weight = measureWord(scope, word);
    if (faint.has(word)) return Object.assign({ share: faintShare * weight, proof: 0 }, word);
    const known = !translated || isKnown(scope, word);
    return Object.assign(
      { share: weight, proof: weight * plainProof(scope, word) * (known ? 1 : translatedProof) },
      word,
    );
  });
}

function plainProof(scope: Scope, { text, options }: QuestionWord): number {
  return exampleWords.has(text) && !isNamedInScope(scope, options) ? exampleProof : 1;
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

export function isFaint({ role }: QuestionWord): boolean {
  return role === 'name' || role === 'code';
}

/** As rare as the rarest stem of its first way to be found, a phrase as that of any way: its words may be common. */
function measureWord({ idf }: Scope, { options, text }: QuestionWord): number {
  const unknown = idf('');
  const ways = options
    .map(({ stems }) => Math.max(0, ...stems.map(idf).filter((value) => value < unknown)))
    .filter((value) => value > 0);
  const [first = unknown] = ways;
  return text.includes(' ') ? Math.max(first, ...ways) : first;
}

function isKnown({ index }: Scope, { options }: QuestionWord): boolean {
  return options.some(({ stems }) => stems.some((stem) => index.postings.has(stem)));
}
