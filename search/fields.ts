import type { FindableTopic } from './findable-topic.ts';
import { stemWord } from './text/stem.ts';
import { type Names, nameStems } from './query/names.ts';
import { splitTokens, type Token } from './text/tokens.ts';
import { codeWords } from '../lexicon/text/code-words.ts';
import { stopWords } from '../lexicon/text/stop-words.ts';

export type FieldWords = MainWords & PracticeWords;
type MainWords = {
  readonly title: string[];
  readonly aliases: string[][];
  readonly chapter: string[];
  readonly description: string[];
  readonly technology: readonly string[];
};

export function readFields(topic: FindableTopic, vocabulary: Map<string, string>, names: Names): MainWords {
  return {
    title: readStems(topic.title, vocabulary),
    aliases: topic.aliases.map((alias) => readStems(alias, vocabulary)),
    chapter: readStems(topic.chapter, vocabulary),
    description: readProse(topic.description, vocabulary),
    technology: nameStems(names, topic.technology),
  };
}

export type PracticeWords = { readonly practice: string[]; readonly questions: string[][] };

/** Reads them as far as other fields hold their stems: a task may spell a word wrongly to try it, and learners do. */
export function readPractice(topic: FindableTopic, stems: ReadonlySet<string>): PracticeWords {
  const { task = '', check, questions = [] } = topic;
  return {
    practice: readKnown(`${task} ${check?.ask ?? ''} ${check?.answer ?? ''}`, stems),
    questions: questions.map((question) => readKnown(question, stems)),
  };
}

function readKnown(prose: string, stems: ReadonlySet<string>): string[] {
  return splitTokens(prose.normalize('NFKC'))
    .flatMap(({ text, parts }) => [text].concat(parts))
    .filter((word) => !stopWords.has(word) && !codeWords.has(word))
    .map(stemWord)
    .filter((stem) => stems.has(stem));
}

function readProse(text: string, vocabulary: Map<string, string>): string[] {
  return readStems(text, vocabulary).filter((stem) => !codeStems.has(stem));
}

const codeStems: ReadonlySet<string> = new Set([...codeWords].map(stemWord));

function readStems(text: string, vocabulary: Map<string, string>): string[] {
  return splitTokens(text.normalize('NFKC')).flatMap((token) => readToken(token, vocabulary));
}

function readToken({ text, parts }: Token, vocabulary: Map<string, string>): readonly string[] {
  if (stopWords.has(text)) return [];
  const squashed = parts.length === 0 ? '' : squash(text);
  const words = new Set(squashed.length > 2 ? [text, squashed, ...parts] : [text, ...parts]);
  return [...words].filter((word) => !stopWords.has(word)).map((word) => learnWord(word, vocabulary));
}

function learnWord(word: string, vocabulary: Map<string, string>): string {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  vocabulary.set(word, stem);
  return stem;
}

/** A word without its joints: "v-model" as "vmodel", which is how it is typed in a hurry. */
function squash(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
