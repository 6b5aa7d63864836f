import { isShortPlan, type StoredPlan } from './is-short-plan.ts';
import type { ShortDay, ShortItem, ShortPlan } from './shorten-plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import {
  type Day,
  dayTypes,
  fillKinds,
  type Item,
  type LeftOut,
  type Plan,
  type Why,
  whyKinds,
} from '../types/plan.ts';

/** Null if it is not a plan, for example because a newer version wrote it. */
export function restorePlan(stored: unknown): Plan | null {
  if (!isShortPlan(stored)) return null;
  try {
    return readPlan(stored);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readPlan(packed: StoredPlan): Plan {
  const { request, topics, days, covered, leftOut, assumed, locked, done, ...rest } = packed;
  const keyAt: KeyAt = (position) => pick(topics, position);
  const readDays = (pairs: ShortPlan['locked']) =>
    Object.fromEntries(pairs.map(([topic, day]) => [keyAt(topic), day]));
  return {
    ...rest,
    request: readRequest(request),
    days: removeEarlyTasks(days.map((day, index) => readDay(day, index + 1, keyAt))),
    covered: covered.map(keyAt),
    leftOut: leftOut.map(([topic, why]) => ({ key: keyAt(topic), why: readReason(why) })),
    assumed: assumed.map(keyAt),
    locked: readDays(locked),
    done: readDays(done),
  };
}

function readRequest({ goals, ...request }: StoredPlan['request']): PlanRequest {
  return { ...(goals && { wanted: goals }), ...request };
}

/** Older plans repeat topics before their task. */
function removeEarlyTasks(days: readonly Day[]): Day[] {
  const open = new Set(days.flatMap(({ items }) => items.map(({ key }) => key)));
  return days.map((day) => {
    for (const { key, part, parts } of day.items) if (part === parts) open.delete(key);
    const { fill } = day;
    if (fill?.kind !== 'exercise' && fill?.kind !== 'practice') return day;
    return { ...day, fill: { ...fill, about: fill.about.filter((key) => !open.has(key)) } };
  });
}

const reasons: readonly LeftOut['why'][] = ['begun', 'presumed', 'not-needed', 'optional'];

/** Older plans say 'above-level' of topics that would fit with more days. */
function readReason(why: string): LeftOut['why'] {
  return reasons.find((one) => one === why) ?? 'too-few-days';
}

type KeyAt = (position: number) => string;

function readDay(packed: ShortDay, number: number, keyAt: KeyAt): Day {
  const [type, minutes, budget, items, reviews, recalls, fill] = packed;
  const day = {
    day: number,
    type: pick(dayTypes, type),
    items: items.map((item) => readItem(item, keyAt)),
    reviews: reviews.map(([topic, round, gap]) => ({ key: keyAt(topic), round, gap })),
    recalls: recalls.map(keyAt),
    minutes,
    budget,
  };
  if (!fill) return day;
  const [kind, length, about] = fill;
  return { ...day, fill: { kind: pick(fillKinds, kind), minutes: length, about: about.map(keyAt) } };
}

function readItem([topic, part, parts, minutes, why, neededFor = -1]: ShortItem, keyAt: KeyAt): Item {
  return { key: keyAt(topic), part, parts, minutes, why: readWhy(pick(whyKinds, why), neededFor, keyAt) };
}

function readWhy(kind: Why['kind'], neededFor: number, keyAt: KeyAt): Why {
  return kind === 'needed-for' ? { kind, key: keyAt(neededFor) } : { kind };
}

function pick<T>(values: readonly T[], position: number): T {
  const value = values[position];
  if (value === undefined) throw new RangeError(`There is nothing at ${position}.`);
  return value;
}
