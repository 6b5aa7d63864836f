import type { Day, Item, DayType, Fill } from '../types/plan.ts';
import type { Piece } from '../schedule/schedule.ts';
import { type Course, keysOf } from '../select/course.ts';
import { reviewLength } from '../time/allowance.ts';
import type { Slot } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';
import { type Draft, type Earlier, fillSpareTime, minBesideTopics } from './fill-spare-time.ts';
import type { Past } from './past.ts';
import { recallKnown, type Exposure, scheduleReviews } from './questions.ts';

export type Layout = {
  readonly slots: readonly Slot[];
  readonly pieces: ReadonlyMap<number, readonly Piece[]>;
  readonly isShort: boolean;
};

export function writeDays(course: Course, { slots, pieces, isShort }: Layout, past: Past): Day[] {
  const placed = slots.map(({ day }) => pieces.get(day) ?? []);
  const days = askQuestions(course, { slots, placed }, past);
  const drafts = days.map((day, at) => draftDay(course, day, placed[at] ?? []));
  const known = pieces.size > 0 ? [] : [...course.topics.keys()].filter((topic) => course.known[topic]);
  const learned = past.learned.length > 0 ? past.learned : known;
  const fills = fillSpareTime(course, drafts, { learned, ...lookBack(past), isShort });
  return days.map((day, at) => finishDay(day, drafts[at], fills[at]));
}

type Placed = { readonly slots: readonly Slot[]; readonly placed: readonly (readonly Piece[])[] };

function askQuestions(course: Course, { slots, placed }: Placed, past: Past): DayWork[] {
  const met = slots.flatMap(({ day }, at) => listExposures(placed[at] ?? [], day));
  const reviews = scheduleReviews([...past.exposures, ...met], slots);
  const items = placed.map((pieces, at): Item[] => [
    ...(at === 0 ? past.doneToday : []),
    ...pieces.map(({ item }) => item),
  ]);
  const openings = slots.map(({ questions }, at) => ({
    items: items[at] ?? [],
    free: questions - (reviews[at]?.length ?? 0),
  }));
  const done = keysOf(course, past.learned);
  const recalls = recallKnown(course, openings, [...done, ...past.days.flatMap((day) => day.recalls)]);
  return slots.map((slot, at) => ({
    slot,
    items: items[at] ?? [],
    reviews: reviews[at] ?? [],
    recalls: recalls[at] ?? [],
  }));
}

function listExposures(pieces: readonly Piece[], day: number): Exposure[] {
  return pieces.filter(({ ends }) => ends).map(({ item }) => ({ key: item.key, day, round: 0, gap: 0 }));
}

function lookBack({ days }: Past): Pick<Earlier, 'lastNew' | 'taught'> {
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  const since = days.slice(days.findLastIndex(({ type }) => type === 'review') + 1);
  return { lastNew, taught: sum(since.flatMap(({ items }) => items.map(({ minutes }) => minutes))) };
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
    minutes,
    finished: pieces.filter(({ ends }) => ends).map(({ topic }) => topic),
    spare: slot.budget - minutes - (reviews.length + recalls.length) * reviewLength,
    isFull: items.length >= course.allowance.newTopics && slot.capacity - minutes >= minBesideTopics,
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
  if (fill?.kind === 'project') return 'project';
  if (fill?.kind === 'practice' && type === 'review') return 'practice';
  if (fill || items.length > 0) return type;
  return reviews.length + recalls.length > 0 ? 'review' : 'rest';
}
