import type { CompiledGoal } from '#content/goals.ts';
import { splitKey } from '#content/topic-key.ts';

import type { Outline, PageOf } from './page-types.ts';

/** What the page of a goal shows besides the goal: the page of all goals, and the outlines of the roadmaps. */
export type GoalParts = Pick<PageOf<'goals'>, 'interests' | 'technologies'> & {
  readonly outlines: readonly Outline[];
};

type Topics = PageOf<'goal'>['topics'];

/** The build and the service worker make the same data from the same parts. */
export function completeGoal(goal: CompiledGoal, parts: GoalParts): PageOf<'goal'> {
  const { steps, presumes, technologies, interest } = goal;
  const needs = findTopics(
    steps.flatMap((step) => step.needs),
    parts,
  );
  return {
    kind: 'goal',
    ...goal,
    minutes: [...steps, ...Object.values(needs)].reduce((sum, { minutes }) => sum + minutes, 0),
    group: parts.interests.find(({ id }) => id === interest)?.title ?? 'All goals',
    roadmaps: technologies.flatMap((name) => parts.technologies.find(({ slug }) => slug === name) ?? []),
    topics: { ...needs, ...findTopics(presumes, parts) },
  };
}

/** Throws if a topic is in no outline. */
function findTopics(keys: readonly string[], { outlines }: GoalParts): Topics {
  const found = keys.map((key) => {
    const { technology, topic: wanted } = splitKey(key);
    const outline = outlines.find(({ slug }) => slug === technology);
    const topic = outline?.topics.find(({ slug }) => slug === wanted);
    if (!topic) throw new Error(`There is no topic ${key}.`);
    return [key, { title: topic.title, minutes: topic.minutes }] as const;
  });
  return Object.fromEntries(found);
}
