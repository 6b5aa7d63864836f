import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { writeDays } from './write-days.ts';
import { layPieces } from '../schedule/layout.ts';
import type { Packing } from '../schedule/pack.ts';
import { noPast, type Past } from '../change/past.ts';
import type { LeftOut, Plan } from '../model/plan.ts';
import type { Choice } from '../select/select-topics.ts';
import { findBefore, findNext } from '../model/technologies.ts';

/** What was decided: which topics, in which order of importance, and where they stand. */
export type Solution = {
  readonly choices: readonly Choice[];
  readonly packing: Packing;
  readonly slots: readonly Slot[];
};

/** Writes out a plan: its days, and what is to be said about them. */
export function writePlan(course: Course, solution: Solution, past: Past = noPast): Plan {
  const { packing, slots } = solution;
  const reasons = new Map(solution.choices.map(({ topic, why }) => [topic, why]));
  const pieces = layPieces(course, packing, reasons);
  const started = [...pieces.values()].flat();
  const ended = started.filter(({ ends }) => ends).map(({ topic }) => topic);
  const learnt = new Set([...past.learnt, ...ended]);
  const begun = new Set(started.map(({ topic }) => topic));
  const leftOut = listLeftOut(course, solution.choices, { learnt, begun });
  const isShort = leftOut.some(({ why }) => why !== 'presumed');
  const days = [...past.days, ...writeDays(course, { slots, pieces, isShort }, past)];
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day;
  const { technologies, request, allowance } = course;
  return {
    request,
    days,
    minutesADay: { weekday: allowance.weekday, weekend: allowance.weekend },
    technologies,
    covered: course.topics.filter((_, index) => learnt.has(index)).map(({ key }) => key),
    leftOut,
    assumed: listAssumed(course, learnt, past),
    locked: Object.fromEntries(
      [...course.pins].map(([topic, day]) => [course.topics[topic]?.key ?? '', day]),
    ),
    done: past.done,
    ...(leftOut.length === 0 && lastNew !== undefined ? { finishedOn: lastNew } : {}),
    before: findBefore(technologies, request.needs),
    next: findNext(technologies, request.needs),
  };
}

type Standing = { readonly learnt: ReadonlySet<number>; readonly begun: ReadonlySet<number> };

function listLeftOut(course: Course, choices: readonly Choice[], { learnt, begun }: Standing): LeftOut[] {
  const presumed = findPresumed(course, new Set([...learnt, ...begun]));
  const reason = (topic: number): LeftOut['why'] => {
    if (begun.has(topic)) return 'begun';
    if (presumed.has(topic)) return 'presumed';
    return course.begun.has(topic) ? 'begun' : 'too-few-days';
  };
  return choices
    .filter(({ topic }) => !learnt.has(topic))
    .map(({ topic }) => ({ key: course.topics[topic]?.key ?? '', why: reason(topic) }));
}

/** All that the topics of the plan rest on, directly or not, and that is not among them. */
function findPresumed({ before, known }: Course, placed: ReadonlySet<number>): Set<number> {
  const presumed = new Set<number>();
  for (let topic = before.length - 1; topic >= 0; topic -= 1) {
    if (!placed.has(topic) && !presumed.has(topic)) continue;
    for (const index of before[topic] ?? []) if (!placed.has(index) && !known[index]) presumed.add(index);
  }
  return presumed;
}

function listAssumed(course: Course, learnt: ReadonlySet<number>, { dropped }: Past): string[] {
  const isAssumed = (key: string, index: number) => course.known[index] === true || dropped.includes(key);
  return course.topics
    .filter(({ key }, index) => !learnt.has(index) && isAssumed(key, index))
    .map(({ key }) => key);
}
