import type { Day, LeftOut, Plan } from '../types/plan.ts';
import { listPieces, type Schedule } from '../schedule/schedule.ts';
import { type Course, indicesOf, isChain, isOwnStep } from '../select/course.ts';
import type { Choice } from '../select/order-choices.ts';
import { listNext, listPrerequisites } from '../select/order-curriculum.ts';
import type { Slot } from '../time/make-slots.ts';
import { noPast, type Past } from './past.ts';
import { writeDays } from './write-days.ts';

export type Solution = {
  readonly choices: readonly Choice[];
  readonly schedule: Schedule;
  readonly slots: readonly Slot[];
};

export function writePlan(course: Course, solution: Solution, past: Past = noPast): Plan {
  const { schedule, slots } = solution;
  const reasons = new Map(solution.choices.map(({ topic, why }) => [topic, why]));
  const pieces = listPieces(course, schedule, reasons);
  const started = [...pieces.values()].flat();
  const ended = started.filter(({ ends }) => ends).map(({ topic }) => topic);
  const learned = new Set([...past.learned, ...ended]);
  const begun = new Set(started.map(({ topic }) => topic));
  const leftOut = [
    ...listLeftOut(course, solution.choices, { learned, begun }),
    ...listNotNeeded(course, solution.choices, past),
  ];
  const isShort = !isChain(course.request) && leftOut.some(({ why }) => why !== 'presumed');
  const days = countParts([...past.days, ...writeDays(course, { slots, pieces, isShort }, past)]);
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day;
  const { technologies, request, allowance } = course;
  return {
    request,
    days,
    minutesADay: { weekday: allowance.weekday, weekend: allowance.weekend },
    technologies,
    covered: course.topics.filter((_, index) => learned.has(index)).map(({ key }) => key),
    leftOut,
    assumed: listAssumed(course, learned, past),
    locked: listLocks(course),
    done: past.done,
    ...(leftOut.length === 0 && lastNew !== undefined ? { finishedOn: lastNew } : {}),
    before: listPrerequisites(technologies, request.needs),
    next: listNext(technologies, request.needs),
  };
}

/** All parts of a topic say the same number, also those that were done before it was cut in more. */
function countParts(days: readonly Day[]): Day[] {
  const counts = new Map(days.flatMap(({ items }) => items.map(({ key, parts }) => [key, parts] as const)));
  return days.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, parts: counts.get(item.key) ?? item.parts })),
  }));
}

/** What nothing in a plan for a goal asks for. */
function listNotNeeded(course: Course, choices: readonly Choice[], { learned, dropped }: Past): LeftOut[] {
  const left = new Set(course.request.leftSteps);
  const settled = new Set([...choices.map(({ topic }) => topic), ...learned, ...indicesOf(course, dropped)]);
  return course.topics.flatMap(({ key }, index) =>
    settled.has(index) || course.known[index]
      ? []
      : [{ key, why: left.has(key) ? 'optional' : 'not-needed' }],
  );
}

function listAssumed(course: Course, learned: ReadonlySet<number>, { dropped }: Past): string[] {
  const isAssumed = (key: string, index: number) => course.known[index] === true || dropped.includes(key);
  return course.topics
    .filter(({ key }, index) => !learned.has(index) && isAssumed(key, index))
    .map(({ key }) => key);
}

function listLocks({ locks, topics }: Course): Record<string, number> {
  return Object.fromEntries([...locks].map(([topic, day]) => [topics[topic]?.key ?? '', day]));
}

export type PlanOutcome = { readonly learned: ReadonlySet<number>; readonly begun: ReadonlySet<number> };

export function listLeftOut(
  course: Course,
  choices: readonly Choice[],
  { learned, begun }: PlanOutcome,
): LeftOut[] {
  const presumed = presumePrerequisites(course, new Set([...learned, ...begun]));
  const later = new Set(listLater(course, choices));
  const reason = (topic: number): LeftOut['why'] => {
    if (begun.has(topic)) return 'begun';
    if (presumed.has(topic)) return 'presumed';
    if (course.begun.has(topic)) return 'begun';
    return later.has(topic) ? 'not-needed' : 'too-few-days';
  };
  return choices
    .filter(({ topic }) => !learned.has(topic))
    .map(({ topic }) => ({ key: course.topics[topic]?.key ?? '', why: reason(topic) }));
}

/** What comes after the goal that was asked for. */
function listLater(course: Course, choices: readonly Choice[]): number[] {
  if (!isChain(course.request)) return [];
  const last = choices.findLastIndex(({ topic }) => isOwnStep(course, topic));
  const wanted = course.request.wanted ?? {};
  const later = choices.slice(last + 1).map(({ topic }) => topic);
  return later.filter((topic) => !Object.hasOwn(wanted, course.topics[topic]?.key ?? ''));
}

function presumePrerequisites({ prerequisites, known }: Course, planned: ReadonlySet<number>): Set<number> {
  const presumed = new Set<number>();
  for (let topic = prerequisites.length - 1; topic >= 0; topic -= 1) {
    if (!planned.has(topic) && !presumed.has(topic)) continue;
    for (const index of prerequisites[topic] ?? [])
      if (!planned.has(index) && !known[index]) presumed.add(index);
  }
  return presumed;
}
