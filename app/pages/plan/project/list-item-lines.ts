import type { Item } from '#planner/types/plan.ts';
import { sayLines } from '#wording/projects/describe-project.ts';
import { shareItem } from '#wording/projects/share-item.ts';

import type { StepSection, TrackedPlan } from '../tracked/tracked-plan.ts';

export type ItemLines = {
  /** Which lines they are; empty for the whole list. */
  readonly words: string;
  readonly does: readonly string[];
  /** Null before the last sitting. */
  readonly shows: string | null;
};

/** What a step asks for in one of its sittings. */
export function listItemLines({ plan }: TrackedPlan, step: StepSection, item: Item): ItemLines {
  const { does, shows } = step;
  const lines = shareItem(plan, item, step);
  return {
    words: sayLines(lines, does.length),
    does: does.slice(lines.from, lines.to),
    shows: item.part === item.parts ? shows : null,
  };
}
