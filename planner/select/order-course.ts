import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { orderCurriculum } from './order-curriculum.ts';

/** Each topic after its prerequisites, each step right after what it needs; a quick path first, the rest last. */
export function orderCourse(
  topics: readonly PlanTopic[],
  technologies: readonly string[],
  request: PlanRequest,
): readonly PlanTopic[] {
  const ordered = orderCurriculum(topics, technologies);
  const quick = listQuick(ordered, technologies, request);
  const steps = listSteps(ordered);
  if (steps.length === 0) return quick.length > 0 ? bringForward(ordered, quick) : ordered;
  const main = findMainTechnology(ordered);
  const next = [...quick, ...ordered].filter(({ technology }) => technology === main);
  const [first, ...others] = steps;
  const wanted = listWanted(ordered, request);
  const presumed = listPresumed(ordered, request);
  const [own, later] = [others.filter((step) => !step.next), others.filter((step) => step.next)];
  const goal = listGoal(ordered, first ? [first] : []);
  const rest = placeWanted(listGoal(ordered, own, presumed), wanted);
  const after = listGoal(ordered, later, presumed);
  return bringForward(ordered, [...goal, ...rest, ...wanted, ...after, ...next, ...quick]);
}

export function isQuick({ level }: PlanRequest, { quick }: PlanTopic): boolean {
  return level === 1 && quick !== undefined;
}

export function listSteps(topics: readonly PlanTopic[]): PlanTopic[] {
  return topics.filter(({ step }) => step).toSorted((a, b) => a.number - b.number);
}

export function findMainTechnology(topics: readonly PlanTopic[]): string | undefined {
  const technologies = new Map(
    topics.map(({ key, step, technology }) => [key, step ? undefined : technology]),
  );
  const own = listSteps(topics).filter(({ next }) => !next);
  const needs = own.flatMap(({ prerequisites }) => prerequisites);
  const used = Map.groupBy(needs, (key) => technologies.get(key));
  used.delete(undefined);
  return [...used].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function listQuick(
  ordered: readonly PlanTopic[],
  technologies: readonly string[],
  request: PlanRequest,
): PlanTopic[] {
  const quick = Map.groupBy(
    ordered.filter((topic) => isQuick(request, topic)),
    ({ technology }) => technology,
  );
  return technologies.flatMap((name) =>
    (quick.get(name) ?? []).toSorted((a, b) => (a.quick ?? 0) - (b.quick ?? 0)),
  );
}

/** What was asked for by name, where one goal comes after the other. */
function listWanted(ordered: readonly PlanTopic[], { wanted = {}, nextGoals }: PlanRequest): PlanTopic[] {
  return nextGoals === undefined
    ? []
    : ordered.filter(({ key, step }) => !step && Object.hasOwn(wanted, key));
}

/** Each after what its technology teaches before it, and before the first need of a step that comes later in the roadmap. */
function placeWanted(targets: readonly PlanTopic[], wanted: readonly PlanTopic[]): PlanTopic[] {
  return targets.flatMap((target) => [
    ...wanted.filter(
      ({ technology, number }) => !target.step && technology === target.technology && number < target.number,
    ),
    target,
  ]);
}

/** What people may skip who are short of days is learned on the way, where one goal comes after the other. */
function listPresumed(ordered: readonly PlanTopic[], { presumes = [], nextGoals }: PlanRequest): PlanTopic[] {
  return nextGoals === undefined ? [] : ordered.filter(({ key }) => presumes.includes(key));
}

/** Each step after what it names, and after presumed topics that its technology teaches before that. */
function listGoal(
  ordered: readonly PlanTopic[],
  steps: readonly PlanTopic[],
  presumed: readonly PlanTopic[] = [],
): PlanTopic[] {
  const topics = new Map(ordered.map((topic) => [topic.key, topic]));
  return steps.flatMap((step) => {
    const needs = step.prerequisites.flatMap((key) => topics.get(key) ?? []);
    const isBefore = (one: PlanTopic) =>
      step.last ||
      needs.some(({ technology, number }) => technology === one.technology && number > one.number);
    return [...presumed.filter(isBefore), ...needs, step];
  });
}

/** Each of the targets in turn with what it builds on, then the others in their order. */
function bringForward(ordered: readonly PlanTopic[], targets: readonly PlanTopic[]): PlanTopic[] {
  const places = new Map(ordered.map(({ key }, at) => [key, at]));
  const placed = new Set<number>();
  for (const { key } of targets) {
    const missing = new Set([places.get(key) ?? -1].filter((at) => !placed.has(at)));
    for (const at of missing)
      for (const before of ordered[at]?.prerequisites ?? []) {
        const place = places.get(before);
        if (place !== undefined && !placed.has(place)) missing.add(place);
      }
    for (const at of [...missing].toSorted((a, b) => a - b)) placed.add(at);
  }
  for (const at of ordered.keys()) placed.add(at);
  return [...placed].flatMap((at) => ordered[at] ?? []);
}
