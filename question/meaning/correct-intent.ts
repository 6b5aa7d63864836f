import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { type CorrectedMessage, correctGoal } from './correct-goal.ts';
import type { PlanIntent, ReadIntent, ReplyInput } from '../reply-input.ts';
import type { Corrections, Intent } from './meaning.ts';

const questions: ReadonlySet<Intent> = new Set(['concept', 'error', 'compare', 'followup']);

/** Whether a reply follows from this intent alone. */
export function isCorrectable(intent: Intent): boolean {
  return intent === 'plan' || questions.has(intent);
}

export function correctIntent(index: TopicIndex, read: ReplyInput, corrected: CorrectedMessage): ReadIntent {
  const { corrections } = corrected;
  const isPlan = read.intent === 'plan' || typeof corrections.goalId === 'string';
  const wants = corrections.intent ?? (isPlan ? 'plan' : undefined);
  if (wants === 'plan') return correctGoal(correctPlan(index, read, corrections), corrected);
  const asks = wants !== undefined && questions.has(wants);
  if (asks || corrections.topics || corrections.technologies) return findAnswer(index, read, corrected);
  return read;
}

function correctPlan(
  index: TopicIndex,
  read: ReplyInput,
  { technologies, topics, known, skipped }: Corrections,
): PlanIntent {
  const plan: PlanIntent =
    read.intent === 'plan' ? read : { intent: 'plan', technologies: technologiesOf(read), goals: [] };
  return {
    ...plan,
    ...(technologies && {
      technologies,
      goals: plan.goals.filter(({ key }) => technologies.includes(technologyOf(index, key))),
    }),
    ...(topics && { goals: topics.map((key) => ({ key, weight: 1 })) }),
    ...(known && { known, shared: [] }),
    ...(skipped && { skipped }),
  };
}

function technologyOf({ topics }: TopicIndex, key: string): string {
  return topics.find((topic) => topic.key === key)?.technology ?? '';
}

function technologiesOf(read: ReplyInput): readonly string[] {
  if ('technologies' in read) return read.technologies;
  return read.field.kind === 'covered' ? read.field.technologies : [];
}

const most = 6;

function findAnswer(
  index: TopicIndex,
  read: ReplyInput,
  { problem, corrections }: CorrectedMessage,
): ReadIntent {
  const technologies = corrections.technologies ?? technologiesOf(read);
  const among = technologies.length > 0 ? technologies : [undefined];
  const found = among
    .flatMap((technology) => findTopics(index, problem, { technology, limit: most }))
    .toSorted((a, b) => b.score - a.score);
  const chosen = (corrections.topics ?? []).flatMap((key) => {
    const technology = technologyOf(index, key);
    return technology === '' ? [] : [{ key, technology, score: 1, coverage: 1, similarity: 1 }];
  });
  const topics = chosen.length > 0 ? chosen : found.slice(0, most);
  const [best] = topics;
  return {
    intent: 'answer',
    technologies: best ? [best.technology] : technologies,
    topics,
    certainty: 'sure',
  };
}
