import type { FindableTopic } from './findable-topic.ts';
import { listNgrams, listStems } from './text/n-grams.ts';

type Holders = { readonly topics: number[]; readonly weights: number[] };
export type NgramIndex = ReadonlyMap<string, Holders>;

/** How much an n-gram counts where it stands. Measured: half or double of each makes no difference. */
const weights = { title: 6, alias: 2, question: 1, description: 0.5, practice: 0.4 };

export function makeNgramIndex(topics: readonly FindableTopic[]): NgramIndex {
  const index = new Map<string, Holders>();
  for (const [place, topic] of topics.entries()) {
    for (const [ngram, count] of countNgrams(topic)) {
      const holders = index.get(ngram) ?? { topics: [], weights: [] };
      holders.topics.push(place);
      holders.weights.push(Math.log(1 + count));
      index.set(ngram, holders);
    }
  }
  return index;
}

/** Of descriptions and exercises single words only: their pairs take much room and add nothing. */
function countNgrams(topic: FindableTopic): Map<string, number> {
  const { title, aliases, questions = [], description, task = '', check } = topic;
  const counts = new Map<string, number>();
  const add = (ngrams: readonly string[], weight: number) => {
    for (const ngram of ngrams) counts.set(ngram, (counts.get(ngram) ?? 0) + weight);
  };
  add(listNgrams(title), weights.title);
  add([...new Set(aliases.flatMap(listNgrams))], weights.alias);
  for (const question of questions) add(listNgrams(question), weights.question);
  add(listStems(description), weights.description);
  add(listStems(`${task} ${check?.ask ?? ''} ${check?.answer ?? ''}`), weights.practice);
  return counts;
}
