import type { TopicSection } from '#content/roadmap.ts';
import { type Danger, harmfulDangers } from '#lexicon/danger/danger.ts';
import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import { dangerTexts } from './danger-texts.ts';

/** A message with a danger: what harms others is refused; else it is a question about the nearest topic, where there is one. */
export function preferSafety(library: Library, read: ReplyInput, danger: Danger | null): ReplyInput {
  if (danger === null || kept.has(read.intent)) return read;
  const { english, minutes, unreadDay, level, span, dates, field, goal, decided } = read;
  const said = { english, minutes, unreadDay, level, span, dates, field, goal };
  const { others } = decided;
  if (harmfulDangers.has(danger))
    return {
      ...said,
      decided: { intent: 'harm', others, grade: 'likely' },
      intent: 'refusal',
      technologies: [],
    };
  const topic = asksForPlan(read) ? undefined : findTopic(library, read, danger);
  if (topic === undefined) return read;
  const { key, technology } = topic;
  return {
    ...said,
    decided: { intent: 'concept', others, grade: 'likely' },
    intent: 'answer',
    technologies: [technology],
    topics: [{ key, technology, score: 1, coverage: 1, similarity: 1 }],
    certainty: 'sure',
  };
}

const kept: ReadonlySet<ReplyInput['intent']> = new Set(['refusal', 'homework']);

/** Whether a plan was asked for: it comes behind a warning, but for one about harm to others. */
function asksForPlan(read: ReplyInput): boolean {
  return (
    read.intent === 'plan' &&
    read.decided.grade === 'sure' &&
    read.technologies.length > 0 &&
    !read.asksNothing
  );
}

function findTopic({ topics }: Library, read: ReplyInput, danger: Danger): TopicSection | undefined {
  const all = dangerTexts[danger].topics.flatMap((key) => topics.get(key) ?? []);
  const own = 'technologies' in read ? read.technologies : [];
  return all.find(({ technology }) => own.includes(technology)) ?? all[0];
}
