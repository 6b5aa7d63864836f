import type { PlanTopic } from '../model/topic.ts';

/** A topic for tests: number 3 is "a/3", comes third and rests on nothing where nothing else is said. */
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

/** As many topics as said, each resting on the one before it. */
export function exampleChain(count: number, changes: Partial<PlanTopic> = {}): PlanTopic[] {
  const technology = changes.technology ?? 'a';
  return Array.from({ length: count }, (_, at) =>
    exampleTopic(at + 1, { prerequisites: at > 0 ? [`${technology}/${at}`] : [], ...changes }),
  );
}
