import { reviewLength } from './allowance.ts';
import type { Slot } from './calendar.ts';
import type { Course } from './course.ts';
import { type Draft, fillDays } from './filling.ts';
import type { Piece } from './layout.ts';
import type { Past } from './past.ts';
import type { Day, Fill } from './plan.ts';
import { recallKnown } from './recalls.ts';
import { type Exposure, scheduleReviews } from './reviews.ts';
import { sum } from './sum.ts';

/** Writes the days to lay: their pieces, the reviews that fall due, and a purpose for the other minutes. */
export function writeDays(
  course: Course,
  { slots, pieces }: { slots: readonly Slot[]; pieces: ReadonlyMap<number, readonly Piece[]> },
  past: Past,
): Day[] {
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
  const fills = fillDays(course, drafts, past.learnt.length > 0 ? past.learnt : known);
  return days.map((day, at) => finishDay(day, drafts[at], fills[at]));
}

type Laid = Pick<Day, 'items' | 'reviews' | 'recalls'> & { readonly slot: Slot };

function meetTopics(pieces: readonly Piece[], day: number): Exposure[] {
  return pieces.filter(({ ends }) => ends).map(({ item }) => ({ key: item.key, day, round: 0, gap: 0 }));
}

function draftDay(course: Course, { slot, items, reviews, recalls }: Laid, pieces: readonly Piece[]): Draft {
  const minutes = sum(items.map((item) => item.minutes)) + (reviews.length + recalls.length) * reviewLength;
  return {
    day: slot.day,
    type: slot.type === 'learn' && items.length === 0 ? 'practice' : slot.type,
    topics: items.flatMap(({ key }) => course.indexOf.get(key) ?? []),
    finished: pieces.filter(({ ends }) => ends).map(({ topic }) => topic),
    spare: slot.budget - minutes,
  };
}

function finishDay(
  { slot, items, reviews, recalls }: Laid,
  draft: Draft | undefined,
  fill: Fill | undefined,
): Day {
  const { day, budget } = slot;
  const minutes = budget - (draft?.spare ?? budget) + (fill?.minutes ?? 0);
  const type = draft?.type ?? slot.type;
  return { day, type, items, reviews, recalls, ...(fill ? { fill } : {}), minutes, budget };
}
