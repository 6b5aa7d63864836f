import type { Goal, Interest } from '../../goal-schema.ts';
import { splitKey } from '../../topic-key.ts';
import { repeated } from '../text/rule.ts';
import { checkSentence } from '../text/sentence.ts';
import { findAlikeGoals } from './find-alike-goals.ts';

/** What all goals are checked against. */
export type GoalFacts = {
  /** Of every topic, by its key. */
  readonly prerequisites: ReadonlyMap<string, readonly string[]>;
  readonly interests: readonly Interest[];
};

/** Every breach in the goals, as sentences that name the goal and the rule. */
export function checkGoals(goals: readonly Goal[], facts: GoalFacts): string[] {
  const faults = goals.flatMap((goal) => checkGoal(goal, facts));
  const ids = repeated(goals.map(({ id }) => id)).map((id) => `goals: the id ${id} is used twice`);
  const names = repeated(goals.flatMap((goal) => goal.names.map((name) => name.toLowerCase())));
  return [
    ...faults,
    ...ids,
    ...names.map((name) => `goals: the name "${name}" is used twice`),
    ...findInterestFaults(goals, facts),
    ...findAlikeGoals(goals),
  ];
}

/** A goal made from a shape: what its topics build on may belong to a later step, as technologies differ in their order. */
export function checkOwnGoal(goal: Goal, facts: GoalFacts): string[] {
  return [
    ...findUnknown(goal, facts),
    ...findTechnologyFaults(goal),
    ...findRepeatedNeeds(goal),
    ...findSentenceFaults(goal),
  ].map((fault) => `shapes ${goal.id}: ${fault}`);
}

function checkGoal(goal: Goal, facts: GoalFacts): string[] {
  return [
    ...findUnknown(goal, facts),
    ...findTechnologyFaults(goal),
    ...findRepeatedNeeds(goal),
    ...findOrderFaults(goal, facts),
    ...findOptionalFaults(goal, facts),
    ...findAgeFaults(goal),
    ...findSentenceFaults(goal),
  ].map((fault) => `goals ${goal.id}: ${fault}`);
}

function findInterestFaults(goals: readonly Goal[], { interests }: GoalFacts): string[] {
  const [used, listed] = [goals.map(({ interest }) => interest), interests.map(({ id }) => id)];
  return [
    ...new Set(used)
      .difference(new Set(listed))
      .values()
      .map((id) => `interests.yaml: has no ${id}`),
    ...new Set(listed)
      .difference(new Set(used))
      .values()
      .map((id) => `interests.yaml: ${id} has no goals`),
    ...interests.flatMap(({ id, about }) =>
      checkSentence(about, longest.about).map((fault) => `interests.yaml ${id}: ${fault}`),
    ),
  ];
}

function listNeeds({ steps }: Goal): string[] {
  return steps.flatMap(({ needs }) => needs);
}

function findUnknown(goal: Goal, { prerequisites }: GoalFacts): string[] {
  const unknown = [...listNeeds(goal), ...goal.presumes].filter((key) => !prerequisites.has(key));
  return unknown.map((key) => `${key} does not exist`);
}

function findTechnologyFaults(goal: Goal): string[] {
  const used = new Set(listNeeds(goal).map((key) => splitKey(key).technology));
  const listed = new Set(goal.technologies);
  return [
    ...goal.technologies.filter((one) => !used.has(one)).map((one) => `no step needs a topic of ${one}`),
    ...[...used].filter((one) => !listed.has(one)).map((one) => `${one} is not among its technologies`),
  ];
}

function findRepeatedNeeds(goal: Goal): string[] {
  const twice = repeated(listNeeds(goal)).map((key) => `${key} is needed for the first time twice`);
  const [first] = goal.steps;
  return first && first.needs.length > 0 ? twice : [...twice, 'the first step needs no topic'];
}

/** No step may need a topic that builds on what only a later step names. */
function findOrderFaults(goal: Goal, facts: GoalFacts): string[] {
  const order = listNeeds(goal);
  const places = new Map(order.map((key, place) => [key, place]));
  return order.flatMap((key, place) =>
    listBefore(key, facts)
      .filter((before) => (places.get(before) ?? 0) > place)
      .map((before) => `${key} is needed before ${before}, which it builds on`),
  );
}

/** An optional step is between others, and no later step needs a topic that builds on what it teaches. */
function findOptionalFaults({ steps }: Goal, facts: GoalFacts): string[] {
  return steps.flatMap((step, at) => {
    if (!step.optional) return [];
    if (at === 0 || at === steps.length - 1)
      return [`step ${at + 1} cannot be optional: a goal begins and ends`];
    const later = steps.slice(at + 1).flatMap(({ needs }) => needs);
    return later.flatMap((key) =>
      listBefore(key, facts)
        .filter((before) => step.needs.includes(before))
        .map((before) => `${key} builds on ${before} of the optional step ${at + 1}`),
    );
  });
}

function findAgeFaults({ youngest, oldest }: Goal): string[] {
  return oldest !== undefined && oldest < youngest
    ? [`it suits from ${youngest}, but only to ${oldest}`]
    : [];
}

/** All topics that a topic builds on, however far back. */
function listBefore(key: string, { prerequisites }: GoalFacts): string[] {
  const found = new Set<string>();
  const open = [key];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const added = (prerequisites.get(one) ?? []).filter((before) => !found.has(before));
    for (const before of added) found.add(before);
    open.push(...added);
  }
  return [...found];
}

const longest = { about: 20, who: 25, end: 35, see: 35, does: 25, shows: 30, more: 30 };

function findSentenceFaults({ who, end, see, steps }: Goal): string[] {
  return [
    ...checkSentence(who, longest.who),
    ...checkSentence(end, longest.end),
    ...checkSentence(see, longest.see),
    ...steps.flatMap(({ does, shows, more }) => [
      ...does.flatMap((text) => checkSentence(text, longest.does)),
      ...checkSentence(shows, longest.shows),
      ...more.flatMap((text) => checkSentence(text, longest.more)),
    ]),
  ];
}
