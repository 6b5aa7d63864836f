import assert from 'node:assert/strict';

import { promises } from './find-breaches.ts';
import { makePlan } from '../make-plan.ts';
import { type PlanRequest, maxDays } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

export type Case = {
  readonly topics: readonly PlanTopic[];
  readonly request: PlanRequest;
  readonly more: number;
};

/** Properties of every plan; each check throws if its property is broken. */
export const planProperties: readonly (readonly [name: string, check: (given: Case) => void])[] = [
  ...promises.map(([name, rule]): [string, (given: Case) => void] => [
    name,
    ({ topics, request }) => assert.deepEqual(rule(makePlan(topics, request), { topics, from: 1 }), []),
  ]),
  ['it is the same every time, and for any order of the topics', stayTheSame],
  ['it never covers less with more days, but for optional steps that give way to others', coverMore],
  ['it leaves out optional steps only where a later step is reached', reachLater],
  ['it has only wanted topics and their prerequisites while any of those are left out', reachWanted],
  ['it has no other topics while a step of the goal is left out, and ends after a step', endAtStep],
  ['it has nothing that no goal of it needs', carryOn],
  ['it makes one goal after the other', makeInTurn],
  ['it differs from the plan for another goal', differByGoal],
  ['it accounts for every topic once: covered, left out or assumed', accountForAll],
  ['it is plain data that survives JSON', surviveJson],
];

function stayTheSame({ topics, request }: Case): void {
  const plan = makePlan(topics, request);
  assert.deepEqual(makePlan(topics, request), plan);
  assert.deepEqual(makePlan(topics.toReversed(), request), plan);
}

function coverMore({ topics, request, more }: Case): void {
  const days = Math.min(maxDays, request.days + more);
  const plan = makePlan(topics, { ...request, days });
  const covered = new Set(plan.covered);
  const left = plan.leftOut.filter(({ why }) => why === 'optional').map(({ key }) => key);
  const mayGo = closeOver(topics, left, new Set());
  const lost = makePlan(topics, request).covered.filter((key) => !covered.has(key) && !mayGo.has(key));
  assert.deepEqual(lost, []);
}

function reachLater({ topics, request }: Case): void {
  const { covered, leftOut } = makePlan(topics, request);
  const left = leftOut.filter(({ why }) => why === 'optional').map(({ key }) => key);
  if (left.length === 0) return;
  const own = topics.filter(({ step, next }) => step && !next);
  const first = Math.min(...own.filter(({ key }) => left.includes(key)).map(({ number }) => number));
  const later = own.filter(
    ({ key, optional, number }) => !optional && number > first && covered.includes(key),
  );
  assert.notDeepEqual(later, []);
}

function reachWanted({ topics, request }: Case): void {
  const plan = makePlan(topics, request);
  const assumed = new Set(plan.assumed);
  const wanted = Object.keys(request.wanted ?? {});
  const steps = topics.filter(({ step }) => step).map(({ key }) => key);
  const missing = [...closeOver(topics, wanted, assumed)].filter((key) => !plan.covered.includes(key));
  const closure = closeOver(topics, [...wanted, ...steps, ...(request.presumes ?? [])], assumed);
  const begun = plan.leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key);
  const beyond = [...plan.covered, ...begun].filter((key) => !closure.has(key));
  assert.ok(missing.length === 0 || beyond.length === 0, `${missing.join()} before ${beyond.join()}`);
}

/** Only of what the first step needs it may have a part, and what was asked for by name is there all the same. */
function endAtStep({ topics, request }: Case): void {
  const { covered, leftOut } = makePlan(topics, request);
  const steps = topics.filter(({ step, next }) => step && !next);
  if (!leftOut.some(({ key }) => steps.some((step) => step.key === key))) return;
  const [first] = steps.toSorted((a, b) => a.number - b.number);
  const served = [first, ...steps.filter(({ key }) => covered.includes(key))];
  const wanted = Object.keys(request.wanted ?? {});
  const needed = new Set([
    ...served.flatMap((step) => step?.prerequisites ?? []),
    ...closeOver(topics, wanted, new Set()),
  ]);
  assert.deepEqual(
    covered.filter((key) => !needed.has(key) && !served.some((step) => step?.key === key)),
    [],
  );
}

/** What is planned leads to a step in the plan, or was asked for by name. */
function carryOn({ topics, request }: Case): void {
  if (request.nextGoals === undefined || request.moreTopics) return;
  const { covered, leftOut, assumed } = makePlan(topics, request);
  const steps = topics.filter(({ step }) => step);
  const first = steps.toSorted((a, b) => a.number - b.number).slice(0, 1);
  const ends = [...first.map(({ key }) => key), ...Object.keys(request.wanted ?? {})];
  const made = steps.map(({ key }) => key).filter((key) => covered.includes(key));
  const needed = closeOver(topics, [...ends, ...made, ...(request.presumes ?? [])], new Set(assumed));
  assert.deepEqual(
    covered.filter((key) => !needed.has(key)),
    [],
  );
  const other = leftOut.filter(({ why }) => why === 'not-needed').map(({ key }) => key);
  const own = new Set(topics.filter(({ step, next }) => step && !next).map(({ key }) => key));
  assert.deepEqual(
    other.filter((key) => own.has(key)),
    [],
  );
}

/** A goal is made before what comes after it begins. */
function makeInTurn({ topics, request }: Case): void {
  if (request.nextGoals === undefined) return;
  const { days } = makePlan(topics, request);
  const items = days.flatMap((day) => day.items.map(({ key }) => key));
  const steps = topics.filter(({ step }) => step).toSorted((a, b) => a.number - b.number);
  const places = steps.map(({ key }) => items.indexOf(key)).filter((place) => place >= 0);
  assert.deepEqual(
    places.toSorted((a, b) => a - b),
    places,
  );
}

function rename(key: string): string {
  return key.replace('goals/', 'goals/other-');
}

function differByGoal({ topics, request }: Case): void {
  if (request.goal === undefined) return;
  const others = topics.map((topic) =>
    topic.step ? { ...topic, key: rename(topic.key), prerequisites: topic.prerequisites.map(rename) } : topic,
  );
  const days = makePlan(topics, request).days;
  if (days.every(({ items }) => items.every(({ why }) => why.kind !== 'goal'))) return;
  assert.notDeepEqual(makePlan(others, { ...request, goal: 'other' }).days, days);
}

function accountForAll({ topics, request }: Case): void {
  const plan = makePlan(topics, request);
  const named = [...plan.covered, ...plan.leftOut.map(({ key }) => key), ...plan.assumed];
  assert.deepEqual(named.toSorted(), topics.map(({ key }) => key).toSorted());
}

function surviveJson({ topics, request }: Case): void {
  const plan = makePlan(topics, request);
  const parsed: unknown = JSON.parse(JSON.stringify(plan));
  assert.deepEqual(parsed, plan);
}

function closeOver(topics: readonly PlanTopic[], wanted: readonly string[], assumed: ReadonlySet<string>) {
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const closure = new Set<string>();
  const open = [...wanted];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (closure.has(key) || assumed.has(key) || !all.has(key)) continue;
    closure.add(key);
    open.push(...(all.get(key)?.prerequisites ?? []));
  }
  return closure;
}
