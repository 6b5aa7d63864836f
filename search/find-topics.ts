import type { TopicIndex } from './index.ts';
import { listNgrams } from './text/n-grams.ts';
import type { QuestionWord } from './query/question-word.ts';
import { markNames, readQuestion } from './query/question-words.ts';
import { rankPlaces } from './ranking.ts';
import { findScope } from './scope.ts';
import { completeWord } from './query/typing.ts';
import { weighWords } from './query/weighed-words.ts';

/** A topic found: the score ranks it among its own, the coverage (0 to 1) says how much of the question it holds. */
export type Found = {
  readonly key: string;
  readonly technology: string;
  readonly score: number;
  readonly coverage: number;
  /** How nearly the question is its title or one of its aliases, 0 to 1; 0 where neither holds a word of it. */
  readonly similarity: number;
};

export type Search = {
  readonly technology?: string;
  readonly limit: number;
  readonly typing?: boolean;
  /** The n-grams of the question, where it is one that a learner asks in many words. */
  readonly ngrams?: readonly string[];
  /** The question was translated word by word, so a word that is not known proves less. */
  readonly translated?: boolean;
};

/** The topics that a question is about, best first. Empty where no word of it is known. */
export function findTopics(index: TopicIndex, question: string, search: Search): Found[] {
  const words = readQuestion(index, question);
  const completed = search.typing ? completeWord(index, question, words) : words;
  return findByWords(index, completed, { ngrams: listNgrams(question), ...search });
}

export function findByWords(index: TopicIndex, read: readonly QuestionWord[], search: Search): Found[] {
  const scope = findScope(index, search.technology);
  const words = weighWords(scope, markNames(index, read, search.technology), search.translated ?? false);
  return rankPlaces(scope, words, search.ngrams)
    .slice(0, search.limit)
    .flatMap(({ place, score, coverage, similarity }) => {
      const topic = index.topics[place];
      if (!topic) return [];
      return [{ key: topic.key, technology: topic.technology, score, coverage, similarity }];
    });
}
