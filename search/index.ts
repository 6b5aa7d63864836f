import type { FindableTopic } from './findable-topic.ts';
import { type FieldWords, readFields, readPractice } from './fields.ts';
import { makeNames, type Names, type Naming } from './query/names.ts';
import { makeNgramIndex, type NgramIndex } from './ngram-index.ts';
import { makePostings, type Posting } from './postings.ts';
import { makeSpeller, type Speller } from './text/spelling.ts';

/** Places from `start` up to, not including, `end`. */
export type Range = { readonly start: number; readonly end: number };

export type TopicIndex = {
  /** In the order of their technologies; every number elsewhere in the index is a place in this list. */
  readonly topics: readonly FindableTopic[];
  readonly names: Names;
  readonly ranges: ReadonlyMap<string, Range>;
  readonly postings: ReadonlyMap<string, Posting>;
  readonly ngrams: NgramIndex;
  readonly phrases: readonly (readonly (readonly string[])[])[];
  readonly questions: readonly (readonly (readonly string[])[])[];
  readonly vocabulary: ReadonlyMap<string, string>;
  readonly speller: Speller;
  readonly alphabet: readonly string[];
};

/** Makes the index of some topics, the same whatever order the technologies come in. One serves each technology and all of them. */
export function makeIndex(documents: readonly FindableTopic[], naming: Naming): TopicIndex {
  const names = makeNames(naming);
  const topics = documents.toSorted((a, b) => compare(a.technology, b.technology));
  const vocabulary = new Map<string, string>();
  const main = topics.map((topic) => ({ topic, words: readFields(topic, vocabulary, names) }));
  const stems = new Set(vocabulary.values());
  const fields = main.map(({ topic, words }) => Object.assign(words, readPractice(topic, stems)));
  return {
    topics,
    names,
    ranges: findRanges(topics),
    postings: makePostings(fields),
    ngrams: makeNgramIndex(topics),
    phrases: fields.map(listPhrases),
    questions: fields.map(({ questions }) => questions),
    vocabulary,
    speller: makeSpeller(vocabulary.keys()),
    alphabet: [...vocabulary.keys()].toSorted(compare),
  };
}

function findRanges(topics: readonly FindableTopic[]): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const [place, { technology }] of topics.entries()) {
    ranges.set(technology, { start: ranges.get(technology)?.start ?? place, end: place + 1 });
  }
  return ranges;
}

function listPhrases({ title, aliases }: FieldWords): string[][] {
  return [title, ...aliases].filter((phrase) => phrase.length > 0);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
