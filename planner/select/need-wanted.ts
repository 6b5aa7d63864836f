import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

/** So many wanted topics come with each step, from the second on. Our own choice. */
const withStep = 2;

/** In a plan for a goal, what is wanted belongs to what is made: its steps need it too, so it comes early, and the step is its exercise. */
export function needWanted(
  topics: readonly PlanTopic[],
  { goal, wanted = {} }: Pick<PlanRequest, 'goal' | 'wanted'>,
): readonly PlanTopic[] {
  const needed = new Set(topics.flatMap(({ step, prerequisites }) => (step ? prerequisites : [])));
  const waiting = topics
    .filter(({ key, step }) => !step && Object.hasOwn(wanted, key) && !needed.has(key))
    .toSorted((one, other) => one.level - other.level || (one.key < other.key ? -1 : 1));
  if (goal === undefined || waiting.length === 0) return topics;
  const steps = topics
    .filter(({ step, next, optional }) => step && !next && !optional)
    .toSorted((one, other) => one.number - other.number)
    .slice(1);
  const added = new Map(
    steps.map(({ key }, at) => [
      key,
      waiting.slice(at * withStep, (at + 1) * withStep).map((one) => one.key),
    ]),
  );
  return topics.map((topic) => addNeeds(topic, added.get(topic.key) ?? []));
}

function addNeeds(topic: PlanTopic, keys: readonly string[]): PlanTopic {
  return keys.length === 0 ? topic : { ...topic, prerequisites: [...keys, ...topic.prerequisites] };
}
