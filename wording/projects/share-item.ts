import type { Item, Plan } from '#planner/types/plan.ts';

import type { LineRange } from './project-part.ts';
import { shareLines } from './share-lines.ts';

/** The lines of a step's list that are for one of its sittings in a plan. */
export function shareItem({ days }: Pick<Plan, 'days'>, item: Item, lines: number): LineRange {
  const sittings = days.flatMap(({ items }) => items.filter(({ key }) => key === item.key));
  const minutes = Array.from(
    { length: item.parts },
    (_, at) => sittings.find(({ part }) => part === at + 1)?.minutes ?? item.minutes,
  );
  return shareLines(lines, minutes)[item.part - 1] ?? { from: 0, to: lines };
}
