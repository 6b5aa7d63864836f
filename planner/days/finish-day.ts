import type { Day, DayType, Fill } from '../model/plan.ts';
import type { Slot } from '../time/make-slots.ts';
import type { Draft } from './spare-time.ts';

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
