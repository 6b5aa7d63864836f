import type { PlanRequest } from '../types/plan-request.ts';
import type { ShortPlan } from './shorten-plan.ts';

type Check = (value: unknown) => boolean;

/** Older plans call the wanted topics of their request `goals`. */
export type StoredPlan = ShortPlan & { readonly request: { readonly goals?: PlanRequest['wanted'] } };

/** Whether stored data has the shape of a packed plan. `restorePlan` checks that each position names something. */
export function isShortPlan(stored: unknown): stored is StoredPlan {
  return plan(stored);
}

const number: Check = (value) => Number.isFinite(value) && Math.abs(Number(value)) <= 1e9;
const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const slug: Check = (value) => typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value);
const key: Check = (value) => typeof value === 'string' && /^[a-z0-9-]{1,200}\/[a-z0-9-]{1,200}$/.test(value);

const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const row =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && checks.every((check, at) => check(value[at]));
const record =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const minutes = shape({ weekday: number, weekend: maybe(number) });
const request = shape({
  days: number,
  age: number,
  level: (value) => value === 1 || value === 2 || value === 3,
  minutesADay: maybe(minutes),
  minutesOn: maybe(record(number)),
  firstWeekday: maybe(number),
  restDays: maybe(list(number)),
  goal: maybe(slug),
  parts: maybe(list(text)),
  presumes: maybe(list(text)),
  nextGoals: maybe(list(slug)),
  moreTopics: maybe(flag),
  leftSteps: maybe(list(text)),
  shareInSteps: maybe(number),
  wanted: maybe(record(number)),
  goals: maybe(record(number)),
  known: maybe(list(text)),
  presume: maybe(flag),
  test: maybe(flag),
  order: maybe(list(slug)),
  needs: maybe(record(list(slug))),
  pauses: maybe(list(shape({ from: number, to: number, open: maybe(flag) }))),
});
const item = row(number, number, number, number, number, maybe(number));
const fill = row(number, number, list(number));
const day = row(
  number,
  number,
  number,
  list(item),
  list(row(number, number, number)),
  list(number),
  maybe(fill),
);
const plan = shape({
  request,
  topics: list(key),
  days: (value) => Array.isArray(value) && value.length > 0 && value.every(day),
  covered: list(number),
  leftOut: list(row(number, text)),
  assumed: list(number),
  locked: list(row(number, number)),
  done: list(row(number, number)),
  technologies: list(slug),
  minutesADay: minutes,
  finishedOn: maybe(number),
  before: list(slug),
  next: list(slug),
});
