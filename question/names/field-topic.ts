import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { type FieldReading, readField, splitNames } from './technologies.ts';

/** How similar a single word and several words must be to the title or alias of a topic. */
const [minAlone, minTogether] = [0.8, 0.6];
/** This near to the best score, another technology may be meant. */
const rival = 0.8;

/** What the language field says; `thing` is set if it names a topic and no technology: "linked list". */
export type FieldMeaning = { readonly field: FieldReading; readonly thing?: string };

/** Reads the language field. If it names a topic, that topic's technology is meant, or none yet if several have such a topic. */
export function readFieldMeaning(index: TopicIndex, typed: string): FieldMeaning {
  const isWord = (word: string): boolean => index.vocabulary.has(word);
  const field = readField(index.names, typed, isWord);
  const words = splitNames(typed);
  if (field.kind !== 'unknown' || words.length > 4 || !words.every(isWord)) return { field };
  const thing = words.join(' ');
  const [best, ...others] = findTopics(index, thing, { limit: 10 });
  const least = words.length > 1 ? minTogether : minAlone;
  if (!best || best.coverage < 1 || best.similarity < least) return { field };
  const isShared = others.some(
    (other) => other.technology !== best.technology && other.score >= rival * best.score,
  );
  if (isShared) return { field: { kind: 'open' }, thing };
  return { field: { kind: 'covered', technologies: [best.technology], uncovered: [] }, thing };
}
