import type { Item } from '#planner/types/plan.ts';

import type { StepSection, TrackedPlan } from '../tracked/tracked-plan.ts';
import { listItemLines } from '#wording/projects/list-item-lines.ts';
import { StepChecklist } from './step-checklist.tsx';

type ItemChecklistProps = {
  readonly tracked: TrackedPlan;
  readonly step: StepSection;
  readonly item: Item;
};

/** The lines of a step for one sitting, and after the last what works. */
export function ItemChecklist({ tracked, step, item }: ItemChecklistProps) {
  const { words, does, shows } = listItemLines(tracked, step, item);
  return (
    <>
      {words !== '' && <p>{words}</p>}
      <StepChecklist does={does} shows={shows} />
    </>
  );
}
