import type { Item } from '#planner/types/plan.ts';

import { sayLines } from './describe-project.ts';
import type { ProjectPlan } from './find-known-days.ts';
import type { ProjectStep } from './project-part.ts';
import { shareItem } from './share-item.ts';

export type ItemLines = {
  /** Which lines they are; empty for the whole list. */
  readonly words: string;
  readonly does: readonly string[];
  /** Null before the last sitting. */
  readonly shows: string | null;
};

type ListedStep = Pick<ProjectStep, 'needs' | 'does' | 'shows'>;
type Planned = { readonly plan: ProjectPlan };

export function listItemLines({ plan }: Planned, step: ListedStep, item: Item): ItemLines {
  const { does, shows } = step;
  const lines = shareItem(plan, item, step);
  return {
    words: sayLines(lines, does.length),
    does: does.slice(lines.from, lines.to),
    shows: item.part === item.parts ? shows : null,
  };
}
