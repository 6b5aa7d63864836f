import type { FindableTopic } from './findable-topic.ts';
import { stemWord } from './text/stem.ts';
import { type Names, nameStems } from './query/names.ts';
import { splitTokens, type Token } from './text/tokens.ts';
import { codeWords } from '../lexicon/text/code-words.ts';
import { stopWords } from '../lexicon/text/stop-words.ts';

/** The stems of a topic by where they stand. */
export type FieldWords = MainWords & { readonly practice: string[] };
type MainWords = {
  readonly title: string[];
  readonly aliases: string[][];
  readonly chapter: string[];
  readonly description: string[];
  readonly technology: readonly string[];
};

/** Reads the words of a topic and adds each to the vocabulary, as written, with its stem. */
export function readFields(topic: FindableTopic, vocabulary: Map<string, string>, names: Names): MainWords {
  return {
    title: readStems(topic.title, vocabulary),
    aliases: topic.aliases.map((alias) => readStems(alias, vocabulary)),
    chapter: readStems(topic.chapter, vocabulary),
    description: readProse(topic.description, vocabulary),
    technology: nameStems(names, topic.technology),
  };
}

/** The stems of what a learner does and is asked there, as far as they are words of the vocabulary: a task may spell one wrongly to try it. */
export function readPractice(
  topic: FindableTopic | undefined,
  vocabulary: ReadonlyMap<string, string>,
): string[] {
  const { task = '', check } = topic ?? {};
  return splitTokens(`${task} ${check?.ask ?? ''} ${check?.answer ?? ''}`.normalize('NFKC'))
    .flatMap(({ text, parts }) => [text].concat(parts))
    .filter((word) => !stopWords.has(word) && !codeWords.has(word))
    .flatMap((word) => vocabulary.get(word) ?? []);
}

function readProse(text: string, vocabulary: Map<string, string>): string[] {
  return readStems(text, vocabulary).filter((stem) => !codeWords.has(stem));
}

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
export function squash(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
