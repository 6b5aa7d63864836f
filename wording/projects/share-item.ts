import type { Item } from '#planner/types/plan.ts';

import { isFirstStep, shareEarlyLines } from './early-lines.ts';
import type { ProjectPlan } from './find-known-days.ts';
import type { LineRange } from './project-part.ts';
import { shareLines } from './share-lines.ts';

type Listed = { readonly needs: readonly string[]; readonly does: readonly string[] };

/** The lines of a step's list that are for one of its sittings in a plan. */
export function shareItem(plan: ProjectPlan, item: Item, { needs, does }: Listed): LineRange {
  const sittings = plan.days.flatMap(({ items }) => items.filter(({ key }) => key === item.key));
  const minutes = Array.from(
    { length: item.parts },
    (_, at) => sittings.find(({ part }) => part === at + 1)?.minutes ?? item.minutes,
  );
  const lines = does.length;
  const early = isFirstStep(plan, item.key)
    ? shareEarlyLines(plan, { key: item.key, needs, lines })
    : new Map<number, LineRange>();
  const given = [...early.values()].at(-1)?.to ?? 0;
  const { from, to } = shareLines(lines - given, minutes)[item.part - 1] ?? { from: 0, to: lines - given };
  return { from: from + given, to: to + given };
}
