import type { Item } from '#planner/types/plan.ts';

import { capitalize } from '#wording/names.ts';
import { describePart, describeStep, projectLabel } from '#wording/plan.ts';
import { useTopic } from '../../../record/use-record.ts';
import { ItemBox } from '../days/item-box.tsx';
import { readPart } from '../days/read-part.ts';
import type { StepSection, TrackedPlan } from '../tracked/tracked-plan.ts';
import { ItemChecklist } from './item-checklist.tsx';
import { StepName } from './step-name.tsx';

type StepItemProps = { readonly tracked: TrackedPlan; readonly step: StepSection; readonly item: Item };

/** A step of the goal on its day: what to do, and what works then. */
export function StepItem({ tracked, step, item }: StepItemProps) {
  const { isDone, change } = readPart(useTopic(step.key), item);
  const facts = [
    `${describeStep(step.number, step.all)}${step.chapter === tracked.goal?.title ? '' : ` of ${step.chapter}`}`,
    ...(item.parts > 1 ? [capitalize(describePart(item))] : []),
    `${item.minutes} min`,
  ];
  return (
    <li className="plan-step today-item" data-done={isDone}>
      <ItemBox title={step.title} {...{ item, isDone, change }} />
      <div>
        <h3>
          {projectLabel}: <StepName step={step} />
        </h3>
        <p className="plan-facts">{facts.join(' · ')}</p>
        <ItemChecklist {...{ tracked, step, item }} />
      </div>
    </li>
  );
}
