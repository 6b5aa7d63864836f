import { reviewLength } from '../time/allowance.ts';
import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { type Before, type Draft, fillDays, leastBesideTopics } from './spare-time.ts';
import type { Piece } from '../schedule/layout.ts';
import type { Past } from '../change/past.ts';
import type { Day, DayType, Fill, Item } from '../model/plan.ts';
import { recallKnown } from './recalls.ts';
import { type Exposure, scheduleReviews } from './reviews.ts';
import { sum } from '../time/sum.ts';

/** Where the topics' pieces are laid, and whether topics are left for which there is no time. */
export type Layout = {
  readonly slots: readonly Slot[];
  readonly pieces: ReadonlyMap<number, readonly Piece[]>;
  readonly isShort: boolean;
};

/** Writes the days to lay: their pieces, the reviews that fall due, and a purpose for the other minutes. */
export function writeDays(course: Course, { slots, pieces, isShort }: Layout, past: Past): Day[] {
  const laid = slots.map(({ day }) => pieces.get(day) ?? []);
  const met = slots.flatMap(({ day }, at) => meetTopics(laid[at] ?? [], day));
  const reviews = scheduleReviews([...past.exposures, ...met], slots);
  const opened = slots.map((slot, at) => ({
    slot,
    items: [...(at === 0 ? past.held : []), ...(laid[at] ?? []).map(({ item }) => item)],
    reviews: reviews[at] ?? [],
    free: slot.questions - (reviews[at]?.length ?? 0),
  }));
  const done = past.learnt.flatMap((topic) => course.topics[topic]?.key ?? []);
  const recalls = recallKnown(course, opened, [...done, ...past.days.flatMap((day) => day.recalls)]);
  const days = opened.map(({ slot, items, reviews: asked }, at) => ({
    slot,
    items,
    reviews: asked,
    recalls: recalls[at] ?? [],
  }));
  const drafts = days.map((day, at) => draftDay(course, day, laid[at] ?? []));
  const known = pieces.size > 0 ? [] : [...course.topics.keys()].filter((topic) => course.known[topic]);
  const learnt = past.learnt.length > 0 ? past.learnt : known;
  const fills = fillDays(course, drafts, { learnt, ...lookBack(past), isShort });
  return days.map((day, at) => finishDay(day, drafts[at], fills[at]));
}

function lookBack({ days }: Past): Pick<Before, 'lastNew' | 'taught'> {
  const lastNew = days.findLast(({ items }) => items.length > 0)?.day ?? 0;
  const since = days.slice(days.findLastIndex(({ type }) => type === 'review') + 1);
  return { lastNew, taught: sum(since.flatMap(({ items }) => items.map(({ minutes }) => minutes))) };
}

type Laid = Pick<Day, 'items' | 'reviews' | 'recalls'> & { readonly slot: Slot };

function meetTopics(pieces: readonly Piece[], day: number): Exposure[] {
  return pieces.filter(({ ends }) => ends).map(({ item }) => ({ key: item.key, day, round: 0, gap: 0 }));
}

function draftDay(course: Course, { slot, items, reviews, recalls }: Laid, pieces: readonly Piece[]): Draft {
  const minutes = sum(items.map((item) => item.minutes));
  const isFull = items.length >= course.allowance.newTopics && slot.room - minutes >= leastBesideTopics;
  return {
    day: slot.day,
    type: slot.type === 'learn' && items.length === 0 ? 'practice' : slot.type,
    topics: items.flatMap(({ key }) => course.indexOf.get(key) ?? []),
    minutes,
    finished: pieces.filter(({ ends }) => ends).map(({ topic }) => topic),
    spare: slot.budget - minutes - (reviews.length + recalls.length) * reviewLength,
    isFull,
  };
}

function finishDay(
  { slot, items, reviews, recalls }: Laid,
  draft: Draft | undefined,
  fill: Fill | undefined,
): Day {
  const { day, budget } = slot;
  const minutes = budget - (draft?.spare ?? budget) + (fill?.minutes ?? 0);
  const asked = reviews.length + recalls.length;
  const type = nameType(draft?.type ?? slot.type, { items, asked, fill });
  return { day, type, items, reviews, recalls, ...(fill ? { fill } : {}), minutes, budget };
}

type Held = { readonly items: readonly Item[]; readonly asked: number; readonly fill: Fill | undefined };

/** What a day is called: a project's where it builds, and without work a day of review, or free. */
function nameType(type: DayType, { items, asked, fill }: Held): DayType {
  if (fill?.kind === 'project') return 'project';
  if (fill?.kind === 'practice' && type === 'review') return 'practice';
  if (fill || items.length > 0) return type;
  return asked > 0 ? 'review' : 'rest';
}
