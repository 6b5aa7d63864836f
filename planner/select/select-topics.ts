import { type Course, minutesOf } from '../model/course.ts';
import type { Why } from '../model/plan.ts';
import { goalTier, reasonFor, refreshTier, tierOf } from './reason.ts';
import { weighTopics } from './weight.ts';

/** A topic taken into the plan, and what for. */
export type Choice = { readonly topic: number; readonly why: Why };

/**
 * The order in which topics are taken when days grow: the goals, the learner's level, the levels above, what refreshes.
 * Whatever a topic rests on stands before it, so that each beginning of the list can be learned by itself.
 * It does not depend on the number of days.
 */
export function orderChoices(course: Course): Choice[] {
  const weights = weighTopics(course);
  const taking = {
    course,
    weights,
    taken: course.known.slice(),
    choices: [],
    spent: new Map<string, number>(),
  };
  if (course.request.presume) takeGoals(taking);
  for (const tier of [goalTier, 0, 1, 2, refreshTier]) {
    const queue = queueTier(taking, tier);
    for (let topic = queue(taking.spent); topic !== undefined; topic = queue(taking.spent))
      take(taking, topic, missingBefore(course, topic, taking.taken));
  }
  return taking.choices;
}

type Taking = {
  readonly course: Course;
  readonly weights: readonly number[];
  readonly taken: boolean[];
  readonly choices: Choice[];
  /** Minutes taken by technology. */
  readonly spent: Map<string, number>;
};

/** Takes the topics `missing` for the sake of `topic`, which may be one of them. */
function take({ course, taken, choices, spent }: Taking, topic: number, missing: readonly number[]): void {
  for (const index of missing) {
    taken[index] = true;
    choices.push({ topic: index, why: reasonFor(course, index, topic) });
    const technology = course.topics[index]?.technology ?? '';
    spent.set(technology, (spent.get(technology) ?? 0) + minutesOf(course, index));
  }
}

/** Takes the goals by themselves, then what they rest on, the nearest first. */
function takeGoals(taking: Taking): void {
  const { course, taken } = taking;
  const queue = queueTier(taking, goalTier);
  const goals: number[] = [];
  for (let goal = queue(taking.spent); goal !== undefined; goal = queue(taking.spent)) goals.push(goal);
  for (const goal of goals) {
    const missing = missingBefore(course, goal, taken);
    take(
      taking,
      goal,
      missing.filter((index) => tierOf(course, index) === goalTier),
    );
  }
  const reached = goals.map((topic) => ({ topic, goal: topic }));
  for (const { topic, goal } of reached) {
    for (const index of course.before[topic] ?? []) {
      if (taken[index]) continue;
      take(taking, goal, [index]);
      reached.push({ topic: index, goal });
    }
  }
}

/** Hands out a tier's topics, the weightiest of the technology that has had the fewest minutes. */
function queueTier({ course, weights }: Taking, tier: number) {
  const technologyOf = (topic: number) => course.topics[topic]?.technology ?? '';
  const sorted = [...course.topics.keys()]
    .filter((topic) => tierOf(course, topic) === tier)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const byTechnology = Map.groupBy(sorted, (topic) => (tier === goalTier ? '' : technologyOf(topic)));
  const queues = ['', ...course.technologies].flatMap((name) => byTechnology.get(name)?.values() ?? []);
  const heads = queues.map((queue) => queue.next().value);
  return (spent: ReadonlyMap<string, number>): number | undefined => {
    const minutes = heads.map((topic) =>
      topic === undefined ? Infinity : (spent.get(technologyOf(topic)) ?? 0),
    );
    const poorest = minutes.indexOf(Math.min(...minutes));
    const topic = heads[poorest];
    heads[poorest] = queues[poorest]?.next().value;
    return topic;
  };
}

/** The topic and all that it rests on, directly or not, that is not yet taken, in curriculum order. */
export function missingBefore(course: Course, topic: number, taken: readonly boolean[]): number[] {
  const missing = new Set<number>();
  const open = [topic];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (taken[index] || missing.has(index)) continue;
    missing.add(index);
    open.push(...(course.before[index] ?? []));
  }
  return [...missing].toSorted((a, b) => a - b);
}
