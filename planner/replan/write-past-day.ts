import type { Day, Item } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import { reviewLength } from '../time/question-share.ts';
import type { Slot } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';

type DoneSoFar = { readonly stays: (item: Item) => boolean; readonly progress: Progress };

export function writePastDay(day: Day | undefined, slot: Slot, { stays, progress }: DoneSoFar): Day {
  const items = (day?.items ?? []).filter(stays);
  const reviews = (day?.reviews ?? []).filter(
    ({ key, round }) => Object.hasOwn(progress.done, key) && round <= (progress.reviewed?.[key]?.round ?? 0),
  );
  const isDone = day?.fill?.about.every((key) => Object.hasOwn(progress.done, key)) ?? false;
  const fill = isDone ? day?.fill : undefined;
  const recalls = items.length > 0 ? (day?.recalls ?? []) : [];
  const asked = (reviews.length + recalls.length) * reviewLength;
  return {
    day: slot.day,
    type: day?.type ?? slot.type,
    items,
    reviews,
    recalls,
    ...(fill ? { fill } : {}),
    minutes: asked + sum(items.map(({ minutes }) => minutes)) + (fill?.minutes ?? 0),
    budget: day?.budget ?? slot.budget,
  };
}
