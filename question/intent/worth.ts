import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { foldText } from '../../search/text/plain-text.ts';

/** Asking whether something is to be learned at all: a plan alone is no answer to that. */
export const worthForms = new RegExp(
  [
    String.raw`\bworth (?:it|learning|studying|knowing|my (?:time|while)|the (?:time|effort))\b`,
    String.raw`\b(?<!\b(?:what|which|how|where|when|topics|parts|things) )(?:should|must) (?:i|we|one) (?:(?:still|even|really|also|bother to) )*(?:learn|study|take up)\b`,
    String.raw`\bwhy (?:should|would|do) (?:i|we|one) (?:(?:still|even) )*(?:learn|study)\b`,
    String.raw`\b(?:is|are) (?:\S+ ){1,3}(?:dead|dying|outdated|obsolete|still (?:relevant|used|alive|good|worth\w*))\b`,
  ].join('|'),
  'u',
);

/** A topic that weighs it bears this as another name. */
const weighing = 'still worth learning';
const named = 0.7;

/** The topics that weigh whether the technologies are to be learned, by key, where the question asks that; else null. */
export function readWorth(
  index: TopicIndex,
  text: string,
  technologies: readonly string[],
): readonly string[] | null {
  if (!worthForms.test(foldText(text))) return null;
  return technologies.flatMap((technology) =>
    findTopics(index, weighing, { technology, limit: 1 })
      .filter(({ similarity }) => similarity >= named)
      .map(({ key }) => key),
  );
}
