import './plans-on-home.css';
import { Link } from 'react-router';

import type { PlanState } from '#journal/fold/state.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { useToday } from '../../../ui/use-today.ts';
import { PlanBoundary } from '../tracked/broken-plan.tsx';
import { groupPlans } from './group-plans.ts';
import { PlanLine, PlanToday } from './plan-today.tsx';
import { formatWholeDate } from '#wording/dates.ts';

/** What every plan has for today, and when the others begin or ended. */
export function PlansOnHome({ plans }: { readonly plans: readonly PlanState[] }) {
  const { running, others } = groupPlans(plans, useToday());
  return (
    <>
      {running.map((saved) => (
        <PlanBoundary key={saved.id} fallback={<PlanLine saved={saved} />}>
          <PlanToday saved={saved} />
        </PlanBoundary>
      ))}
      {others.map(({ saved, days, isOver }) => (
        <PlanLine key={saved.id} saved={saved}>
          {describeOther(saved.starts, days, isOver)} {isOver && <Link to="/plan?new">Make a new plan</Link>}
        </PlanLine>
      ))}
    </>
  );
}

function describeOther(starts: string, days: number | null, isOver: boolean): string {
  if (days === null) return 'Its days cannot be shown here.';
  if (!isOver) return `Starts on ${formatWholeDate(starts)}.`;
  return `Ended on ${formatWholeDate(dateOfDay(starts, days))}.`;
}
