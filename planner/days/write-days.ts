import type { Day, Item, DayType, Fill } from '../types/plan.ts';
import type { Piece } from '../schedule/schedule.ts';
import { type Course, indicesOf, isChain, isStep, keysOf } from '../select/course.ts';
import { maxBesideWork, maxQuestions, reviewLength } from '../time/question-share.ts';
import { findLastWorkDay, type Slot } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';
import { fillChain } from './fill-chain.ts';
import { type Draft, fillSpareTime } from './fill-spare-time.ts';
import type { Past } from './past.ts';
import { cutReviews, recallKnown, type Exposure, scheduleReviews } from './questions.ts';

export type Layout = {
  readonly slots: readonly Slot[];
  readonly pieces: ReadonlyMap<number, readonly Piece[]>;
  readonly isShort: boolean;
};

export function writeDays(course: Course, { slots, pieces, isShort }: Layout, past: Past): Day[] {
  const placed = slots.map(({ day }) => pieces.get(day) ?? []);
  const today = past.doneToday.length > 0 ? slots.slice(0, 1).map(({ day }) => day) : [];
  const lastWork = isShort ? Infinity : findLastWork([...today, ...pieces.keys()], past);
  const days = askQuestions(course, { slots, placed, lastWork }, past);
  const drafts = days.map((day, at) => draftDay(course, day, placed[at] ?? []));
  const known = pieces.size > 0 ? [] : [...course.topics.keys()].filter((topic) => course.known[topic]);
  const learned = past.learned.length > 0 ? past.learned : known;
  const fills =
    isChain(course.request) && !course.request.test
      ? fillChain(course, drafts, { learned, past: past.days, lastWork })
      : fillSpareTime(course, drafts, { learned, lastWork });
  return days.map((day, at) => finishDay(day, drafts[at], fills[at]));
}

function findLastWork(learning: readonly number[], { days }: Past): number {
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  return findLastWorkDay(Math.max(lastNew, ...learning));
}

type Placed = {
  readonly slots: readonly Slot[];
  readonly placed: readonly (readonly Piece[])[];
  readonly lastWork: number;
};

function askQuestions(course: Course, { slots, placed, lastWork }: Placed, past: Past): DayWork[] {
  const met = slots.flatMap(({ day }, at) => listExposures(course, placed[at] ?? [], day));
  const items = placed.map((pieces, at): Item[] => [
    ...(at === 0 ? past.doneToday : []),
    ...pieces.map(({ item }) => item),
  ]);
  const due = scheduleReviews([...past.exposures, ...met], slots, limitByWork(course, items, past));
  const openings = slots.map(({ questions }, at) => ({
    items: items[at] ?? [],
    free: questions - (due[at]?.length ?? 0),
  }));
  const done = keysOf(course, past.learned);
  const recalls = recallKnown(course, openings, [...done, ...past.days.flatMap((day) => day.recalls)]);
  const work = [...past.days, ...slots].filter(({ day }) => day <= lastWork);
  const asked = sum(past.days.map((day) => day.reviews.length + day.recalls.length)) + recalls.flat().length;
  const max = maxQuestions(sum(work.map(({ budget }) => budget))) - asked;
  const reviews = cutReviews(due, slots.filter(({ day }) => day <= lastWork).length, max);
  return slots.map((slot, at) => ({
    slot,
    items: items[at] ?? [],
    reviews: reviews[at] ?? [],
    recalls: recalls[at] ?? [],
  }));
}

/** In a plan that makes one thing after the other, the questions by each day go by its work until then. */
function limitByWork(course: Course, days: readonly (readonly Item[])[], past: Past): number[] {
  if (!isChain(course.request)) return [];
  const planned = indicesOf(
    course,
    days.flatMap((items) => items.map(({ key }) => key)),
  );
  const needed = new Set(planned.flatMap((topic) => course.prerequisites[topic] ?? []));
  const toRecall = [...needed].filter((topic) => course.known[topic]).length;
  let work = sum(past.days.flatMap(({ items }) => items.map(({ minutes }) => minutes)));
  const asked = sum(past.days.map(({ reviews, recalls }) => reviews.length + recalls.length));
  return days.map((items) => {
    work += sum(items.map(({ minutes }) => minutes));
    return maxBesideWork(work) - asked - toRecall;
  });
}

/** Steps of a goal are not asked about. */
function listExposures(course: Course, pieces: readonly Piece[], day: number): Exposure[] {
  const learned = pieces.filter(({ topic, ends }) => ends && !isStep(course, topic));
  return learned.map(({ item }) => ({ key: item.key, day, round: 0, gap: 0 }));
}

function draftDay(
  course: Course,
  { slot, items, reviews, recalls }: DayWork,
  pieces: readonly Piece[],
): Draft {
  const minutes = sum(items.map((item) => item.minutes));
  return {
    day: slot.day,
    type: slot.type === 'learn' && items.length === 0 ? 'practice' : slot.type,
    topics: items.flatMap(({ key }) => course.indexOf.get(key) ?? []),
    budget: slot.budget,
    finished: pieces.filter(({ ends }) => ends).map(({ topic }) => topic),
    spare: slot.budget - minutes - (reviews.length + recalls.length) * reviewLength,
  };
}

export type DayWork = Pick<Day, 'items' | 'reviews' | 'recalls'> & { readonly slot: Slot };

export function finishDay(work: DayWork, draft: Draft | undefined, fill: Fill | undefined): Day {
  const { items, reviews, recalls } = work;
  const { day, budget } = work.slot;
  const minutes = budget - (draft?.spare ?? budget) + (fill?.minutes ?? 0);
  const type = nameType(draft?.type ?? work.slot.type, work, fill);
  return { day, type, items, reviews, recalls, ...(fill ? { fill } : {}), minutes, budget };
}

function nameType(type: DayType, { items, reviews, recalls }: DayWork, fill: Fill | undefined): DayType {
  if (fill && type !== 'learn') return fill.kind === 'project' ? 'project' : 'practice';
  if (fill || items.length > 0) return type;
  return reviews.length + recalls.length > 0 ? 'review' : 'rest';
}
