import type { PlanTopic } from '../types/plan-topic.ts';

/** A topic for tests: number 3 is "a/3", comes third and has no prerequisites, unless `changes` say otherwise. */
export function exampleTopic(number: number, changes: Partial<PlanTopic> = {}): PlanTopic {
  const technology = changes.technology ?? 'a';
  return {
    key: `${technology}/${number}`,
    technology,
    title: `Topic ${number}`,
    chapter: 'First steps',
    level: 1,
    minutes: 20,
    importance: 'usual',
    prerequisites: [],
    number,
    ...changes,
  };
}

/** `count` topics, each with the previous one as its prerequisite. */
export function exampleChain(count: number, changes: Partial<PlanTopic> = {}): PlanTopic[] {
  const technology = changes.technology ?? 'a';
  return Array.from({ length: count }, (_, at) =>
    exampleTopic(at + 1, { prerequisites: at > 0 ? [`${technology}/${at}`] : [], ...changes }),
  );
}

/** The steps of a goal, each with the topics that it needs and after the one before it. */
export function exampleSteps(goal: string, needs: readonly (readonly string[])[], minutes = 30): PlanTopic[] {
  return needs.map((keys, at) => ({
    ...exampleTopic(at + 1, { minutes, importance: 'core', chapter: goal }),
    key: `goals/${goal}-${at + 1}`,
    prerequisites: at > 0 ? [...keys, `goals/${goal}-${at}`] : keys,
    step: true,
  }));
}

/** The same goal after goal, each with ideas. */
export function exampleGoals(goals: readonly (readonly (readonly string[])[])[], minutes = 30): PlanTopic[] {
  const steps: PlanTopic[] = [];
  for (const [at, needs] of goals.entries()) {
    const before = steps.at(-1)?.key;
    for (const step of exampleSteps(`goal-${at}`, needs, minutes))
      steps.push({
        ...step,
        number: steps.length + 1,
        prerequisites: [
          ...step.prerequisites,
          ...(step.number === 1 && before !== undefined ? [before] : []),
        ],
        ideas: 2,
        ...(at > 0 && { next: true }),
        ...(step.number === needs.length && { last: true }),
      });
  }
  return steps;
}
