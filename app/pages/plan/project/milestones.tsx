import '../../../ui/goals/step-path.css';
import './milestones.css';
import { Check } from 'lucide-react';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { formatShortDate } from '#wording/dates.ts';
import { InlineCode } from '../../../ui/text/inline-code.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { StepName } from './step-name.tsx';
import { type TrackedStep, trackSteps } from './track-steps.ts';

/** The steps of the goal with the days from which they work. */
export function Milestones({ tracked }: { readonly tracked: TrackedPlan }) {
  const later = tracked.nextGoals.flatMap((goal) => trackSteps(tracked, goal).filter(isReached));
  const steps = [...trackSteps(tracked), ...later];
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">What works when</h2>
      <ol className="step-path milestones">
        {steps.map((step) => (
          <Milestone key={step.step.key} tracked={tracked} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** Of what comes after the goal, only the steps that the plan has. */
function isReached({ ends, isDone }: TrackedStep): boolean {
  return ends !== null || isDone;
}

type MilestoneProps = { readonly tracked: TrackedPlan; readonly step: TrackedStep };

function Milestone({ tracked, step: { step, ends, isDone } }: MilestoneProps) {
  return (
    <li className="milestone" data-done={isDone}>
      <p className="plan-facts">
        {isDone && (
          <>
            <Check aria-hidden /> Done ·{' '}
          </>
        )}
        {describeDay(tracked, ends, isDone)}
        {step.chapter !== tracked.goal?.title && ` · ${step.chapter}`}
      </p>
      <h3>
        <StepName step={step} />
      </h3>
      <p>
        <InlineCode text={step.shows} />
      </p>
    </li>
  );
}

function describeDay({ saved }: TrackedPlan, ends: number | null, isDone: boolean): string {
  if (ends !== null) return `Day ${ends}, ${formatShortDate(dateOfDay(saved.starts, ends))}`;
  return isDone ? 'before this plan' : 'not in this plan';
}
