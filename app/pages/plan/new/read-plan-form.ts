import type { CompiledGoal } from '#content/goals.ts';
import { sharedLimits } from '#contract/limits.ts';
import { weekdayOf } from '#journal/dates.ts';
import type { JournalState } from '#journal/fold/state.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { formatWholeDate } from '#wording/dates.ts';
import type { PageOf } from '../../../browser/page-types.ts';
import type { FieldErrors } from '../../../ui/errors.ts';
import { readText } from '../../../ui/read-text.ts';
import { findLaterStart } from './find-later-start.ts';

/** What a learner wants to plan. */
export type PlanForm = {
  /** Slugs in the order they were chosen. A goal adds its own. */
  readonly technologies: readonly string[];
  readonly starts: string;
  readonly request: PlanRequest;
};

export type PlanFormRead = { readonly form: PlanForm } | { readonly errors: FieldErrors };

/** The plan form, or every error in it by field. */
export function readPlanForm(data: FormData): PlanFormRead {
  const days = readWhole(data, 'days', sharedLimits.days);
  const age = readWhole(data, 'age', sharedLimits.age);
  const minutes = readText(data, 'minutes') === '' ? undefined : readWhole(data, 'minutes', minutesADay);
  const starts = readText(data, 'starts');
  const restDays = data.getAll('free').map(Number);
  const technologies = readTechnologies(data);
  const goal = readText(data, 'goal');
  if (
    (technologies.length === 0 && goal === '') ||
    days === null ||
    age === null ||
    minutes === null ||
    !isDate(starts) ||
    restDays.length === 7
  )
    return { errors: findErrors({ technologies, days, age, minutes, starts, restDays }) };
  const level = levels.find((one) => String(one) === readText(data, 'level')) ?? 1;
  const request: PlanRequest = {
    days,
    age,
    level,
    restDays,
    firstWeekday: weekdayOf(starts),
    ...(goal === '' ? {} : { goal }),
    ...(minutes === undefined ? {} : { minutesADay: { weekday: minutes } }),
  };
  const later = findLaterStart(starts, request);
  return later === null
    ? { form: { technologies, starts, request } }
    : { errors: { starts: [describeLaterStart(later)] } };
}

/** The next date for a plan all of whose days are free; null if the form has other errors. */
export function readLaterStart(data: FormData): string | null {
  const days = readWhole(data, 'days', sharedLimits.days);
  const starts = readText(data, 'starts');
  if (days === null || !isDate(starts)) return null;
  return findLaterStart(starts, { days, restDays: data.getAll('free').map(Number) });
}

function describeLaterStart(date: string): string {
  return `All days of this plan are days off. The next day with time for it is ${formatWholeDate(date)}.`;
}

export type PlanContext = { readonly page: PageOf<'plan'>; readonly state: JournalState };

type WithGoal = PlanContext & { readonly goal: CompiledGoal | null };

/** Topics that are already done or skipped count as known, so that they are not planned again. */
export function makeRequest(wanted: PlanRequest, { page, state, goal }: WithGoal): PlanRequest {
  const { goal: _, ...request } = wanted;
  const settled = [...state.topics].flatMap(([key, { status }]) =>
    status === 'done' || status === 'skipped' ? [key] : [],
  );
  const known = [...new Set([...(request.known ?? []), ...settled])];
  return { ...request, ...(goal && { goal: goal.id, presumes: goal.presumes }), needs: page.needs, known };
}

const levels: readonly Level[] = [1, 2, 3];
const minutesADay = { min: 10, max: 240 };

type Given = {
  readonly technologies: readonly string[];
  readonly days: number | null;
  readonly age: number | null;
  readonly minutes: number | null | undefined;
  readonly starts: string;
  readonly restDays: readonly number[];
};

function findErrors({ technologies, days, age, minutes, starts, restDays }: Given): FieldErrors {
  const rules: readonly (readonly [field: string, holds: boolean, error: string])[] = [
    ['technology', technologies.length > 0, 'Choose a technology.'],
    ['days', days !== null, `Days must be a whole number from ${formatBounds(sharedLimits.days)}.`],
    ['age', age !== null, `Age must be a whole number from ${formatBounds(sharedLimits.age)}.`],
    [
      'minutes',
      minutes !== null,
      `Minutes a day must be a whole number from ${formatBounds(minutesADay)}, or empty.`,
    ],
    ['starts', isDate(starts), 'Choose a start date.'],
    ['free', restDays.length < 7, 'Leave at least one day of the week for the plan.'],
  ];
  return Object.fromEntries(rules.filter(([, holds]) => !holds).map(([field, , error]) => [field, [error]]));
}

function formatBounds({ min, max }: Bounds): string {
  return `${min} to ${max}`;
}

function isDate(text: string): boolean {
  return Number.isFinite(Date.parse(text));
}

/** Each once, in the order they were chosen. */
export function readTechnologies(data: FormData): string[] {
  const named = ['technology', 'second', 'third'].map((name) => readText(data, name));
  return [...new Set(named.filter((slug) => slug !== ''))];
}

type Bounds = { readonly min: number; readonly max: number };

function readWhole(data: FormData, name: string, { min, max }: Bounds): number | null {
  const text = readText(data, name).trim();
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}
