import { reach } from '../select/course.ts';
import { type KnowledgeState, listStates, type PlacementTopic } from './list-states.ts';

/** What a technology's placement asks about. A topic is its index here. */
export type Placement = {
  readonly keys: readonly string[];
  readonly prerequisites: readonly (readonly number[])[];
  readonly states: readonly KnowledgeState[];
};

/** Whether the learner knew the answer, by the key of the topic, in the order they were asked. */
export type Answers = ReadonlyMap<string, boolean>;

/** `done` topics are known for certain, so they are not asked about. */
export type Said = { readonly answers: Answers; readonly done: ReadonlySet<string> };

export const maxAsked = 8;

/** Topics in the order of their roadmap. RangeError: a circle. */
export function makePlacement(topics: readonly PlacementTopic[]): Placement {
  const indexOf = new Map(topics.map(({ key }, index) => [key, index]));
  const prerequisites = topics.map((topic) => topic.prerequisites.flatMap((key) => indexOf.get(key) ?? []));
  return { keys: topics.map(({ key }) => key), prerequisites, states: listStates(topics, prerequisites) };
}

export function listFoundation({ prerequisites }: Placement, topic: number): Set<number> {
  return reach([topic], (one) => prerequisites[one] ?? []);
}
