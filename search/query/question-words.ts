import type { QuestionWord } from './question-word.ts';
import type { TopicIndex } from '../index.ts';
import { nameStems } from './names.ts';
import { cleanText, foldText } from '../text/plain-text.ts';
import { stemWord } from '../text/stem.ts';
import { readPhrase } from './question-phrases.ts';
import { splitTokens, type Token } from '../text/tokens.ts';
import { listOptions, type Option } from './options.ts';
import { codeWords, isCodeBeside } from '../../lexicon/text/code-words.ts';
import { emptyPhrases } from '../../lexicon/text/empty-phrases.ts';
import { everydayWords } from '../../lexicon/text/everyday-words.ts';
import { metAt, consoleWords } from '../../lexicon/text/console-words.ts';
import { stopWords } from '../../lexicon/text/stop-words.ts';

const most = 40;

/** The words of a question that may say what it is about, each once, the first 40 of them. */
export function readQuestion(index: TopicIndex, question: string): QuestionWord[] {
  const tokens = splitTokens(
    cleanText(question).replace(metAt, ' $1 ').replace(consoleWords, ' ').replace(emptyPhrases, ' '),
  );
  const stems = tokens.map(({ text }) => stemWord(text));
  const context = { index, tokens, met: readMet(question) };
  const words = new Map<string, QuestionWord>();
  const used = new Set<number>();
  for (let place = 0; place < tokens.length && words.size < most;) {
    const phrase = used.has(place) ? null : readPhrase(stems, place);
    const text = phrase?.text ?? tokens[place]?.text ?? '';
    const word = words.has(text) || used.has(place) ? null : (phrase ?? readWord(context, place));
    if (word) words.set(text, { text, options: word.options, role: word.role });
    for (const at of phrase?.used ?? []) used.add(at);
    place += 1;
  }
  return [...words.values()];
}

/** The same words for one technology, whose own name says nothing among its topics, misspelt or not. */
export function markNames(
  { names }: TopicIndex,
  words: readonly QuestionWord[],
  technology: string | undefined,
): readonly QuestionWord[] {
  if (technology === undefined) return words;
  const stems = new Set(nameStems(names, technology));
  return words.map((word) =>
    isName(word, stems) ? { text: word.text, options: word.options, role: 'name' } : word,
  );
}

export function markAllNames(
  index: TopicIndex,
  words: readonly QuestionWord[],
  technologies: readonly string[],
): readonly QuestionWord[] {
  return technologies.reduce((marked, technology) => markNames(index, marked, technology), words);
}

function isName({ text, options }: QuestionWord, names: ReadonlySet<string>): boolean {
  return names.has(stemWord(text)) || options[0]?.stems.every((stem) => names.has(stem)) === true;
}

type Context = {
  readonly index: TopicIndex;
  readonly tokens: readonly Token[];
  readonly met: ReadonlySet<string>;
};

function readWord(context: Context, place: number): QuestionWord | null {
  const token = context.tokens[place];
  if (!token || stopWords.has(token.text)) return null;
  const options = [...listOptions(context.index, token), ...joinNeighbours(context, place)];
  if (options.length === 0 && !/^\p{L}[\p{L}\p{M}.'-]+$/u.test(token.text)) return null;
  return { text: token.text, options, role: readRole(context, place) };
}

function readMet(question: string): Set<string> {
  return new Set([...question.matchAll(metAt)].map(([, name = '']) => foldText(name)));
}

function readRole({ tokens, met }: Context, place: number): QuestionWord['role'] {
  const text = tokens[place]?.text ?? '';
  if (met.has(text)) return 'code';
  if (everydayWords.has(text)) return 'everyday';
  if (/^[a-z]$/.test(text)) return 'code';
  if (!codeWords.has(text)) return 'topic';
  return [tokens[place - 1], tokens[place + 1]].some((near) => near && isCodeBeside(text, near.text))
    ? 'topic'
    : 'code';
}

/** "use effect" is also "useeffect". */
function joinNeighbours({ index, tokens }: Context, place: number): Option[] {
  const [before, here, after] = [tokens[place - 1], tokens[place], tokens[place + 1]].map(
    (token) => token?.text ?? '',
  );
  return [`${before}${here}`, `${here}${after}`]
    .filter((word) => word !== here && word.length > 4 && index.vocabulary.has(word))
    .map((word) => ({ stems: [index.vocabulary.get(word) ?? word], weight: 1, covers: 1 }));
}
