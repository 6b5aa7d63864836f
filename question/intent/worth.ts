import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { foldText } from '../../search/text/plain-text.ts';

/** Asks whether to learn something at all: a plan alone does not answer that. */
export const worthForms = new RegExp(
  [
    String.raw`\bworth (?:it|learning|studying|knowing|my (?:time|while)|the (?:time|effort))\b`,
    String.raw`\b(?<!\b(?:what|which|how|where|when|topics|parts|things) )(?:should|must) (?:i|we|one) (?:(?:still|even|really|also|bother to) )*(?:learn|study|take up)\b`,
    String.raw`\bwhy (?:should|would|do) (?:i|we|one) (?:(?:still|even) )*(?:learn|study)\b`,
    String.raw`\b(?:is|are) (?:\S+ ){1,3}(?:dead|dying|outdated|obsolete|still (?:relevant|used|alive|good|worth\w*))\b`,
  ].join('|'),
  'u',
);

/** An alias of topics that weigh it. */
const weighing = 'still worth learning';
const named = 0.7;

/** The keys of the topics that weigh whether to learn the technologies, if the question asks that; else null. */
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
