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
  ['it never covers less with more days', coverMore],
  ['it has only goals and their prerequisites while any of those are left out', serveGoals],
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
  const covered = new Set(makePlan(topics, { ...request, days }).covered);
  const lost = makePlan(topics, request).covered.filter((key) => !covered.has(key));
  assert.deepEqual(lost, []);
}

function serveGoals({ topics, request }: Case): void {
  const plan = makePlan(topics, request);
  const closure = closeOver(topics, Object.keys(request.goals ?? {}), new Set(plan.assumed));
  const missing = [...closure].filter((key) => !plan.covered.includes(key));
  const begun = plan.leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key);
  const beyond = [...plan.covered, ...begun].filter((key) => !closure.has(key));
  assert.ok(missing.length === 0 || beyond.length === 0, `${missing.join()} before ${beyond.join()}`);
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

function closeOver(topics: readonly PlanTopic[], goals: readonly string[], assumed: ReadonlySet<string>) {
  const all = new Map(topics.map((topic) => [topic.key, topic]));
  const closure = new Set<string>();
  const open = [...goals];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (closure.has(key) || assumed.has(key) || !all.has(key)) continue;
    closure.add(key);
    open.push(...(all.get(key)?.prerequisites ?? []));
  }
  return closure;
}
