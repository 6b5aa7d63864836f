import type { TopicSection } from '#content/roadmap.ts';
import { reviewLength } from '#planner/time/question-share.ts';
import type { Day } from '#planner/types/plan.ts';

import { marksOf } from '../../marks.ts';
import { splitSteps } from '../../sentences.ts';
import { type PlanWriter, topicsOf } from './plan-writer.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

/** What the day depends on and the plan takes as known: who cannot answer has found what to learn first. */
export function writeRecalls(writer: PlanWriter, { recalls }: Day): string[] {
  const topics = topicsOf(writer, recalls);
  if (topics.length === 0) return [];
  const answer =
    topics.length > 1
      ? 'Answer the question under each, and learn first what is new to you.'
      : 'Answer the question under it, and learn it first if it is new to you.';
  return [
    `- First recall ${joinWords(topics.map(linkTopic))}, ${topics.length * reviewLength} min. ${answer}`,
  ];
}

/**
 * A review asks and never says "read again"; the answers are folded on the roadmap. A question is written out the first
 * time only: from then on its place is named.
 */
export function writeReviews(writer: PlanWriter, { reviews }: Day): string[] {
  const topics = topicsOf(
    writer,
    reviews.map(({ key }) => key),
  );
  if (topics.length === 0) return [];
  const fresh = topics.find((topic) => isFresh(writer, topic));
  if (fresh) writer.asked.add(fresh.key);
  const others = topics.filter((topic) => topic !== fresh).map(linkTopic);
  const first = fresh ? [`${linkTopic(fresh)}: ${askFor(writer, fresh)}`] : [];
  const then = others.length > 0 ? [nameQuestions(others, fresh !== undefined)] : [];
  return [`- Review, ${topics.length * reviewLength} min. ${[...first, ...then].join(' ')}`];
}

/** A question that names another address is on the roadmap alone. */
function isFresh({ asked }: PlanWriter, topic: TopicSection): boolean {
  const { ask, link } = marksOf(topic);
  return !asked.has(topic.key) && !ask.includes(link);
}

function askFor({ child }: PlanWriter, topic: TopicSection): string {
  const { ask } = marksOf(topic);
  return child ? splitSteps(ask) : ask;
}

function nameQuestions(links: readonly string[], then: boolean): string {
  const questions = `${links.length > 1 ? 'the questions' : 'the question'} under ${joinWords(links)}`;
  return then ? `Then answer ${questions}.` : `Answer ${questions} from memory.`;
}
