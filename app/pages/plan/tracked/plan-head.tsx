import './plan-head.css';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { isOver } from '#planner/stored-plan/read-progress.ts';
import { count } from '#wording/counts.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { PlanEnding } from './plan-ending.tsx';
import type { TrackedPlan } from './tracked-plan.ts';
import type { Changes } from '../change/use-changes.ts';

/** The plan and its dates, and once it is over what comes next. */
export function PlanHead({ tracked, changes }: { readonly tracked: TrackedPlan; readonly changes: Changes }) {
  const over = isOver(tracked.plan, tracked.progress);
  return (
    <header className="plan-head plan-stack">
      <h1 id="plan-title" tabIndex={-1}>
        {tracked.saved.title}
      </h1>
      {!over && <p className="plan-facts">{describeDates(tracked)}</p>}
      <PlanEnding tracked={tracked} changes={changes} />
    </header>
  );
}

function describeDates({ saved, plan, progress, hasBegun }: TrackedPlan): string {
  const days = plan.days.length;
  const end = `ends on ${formatWholeDate(dateOfDay(saved.starts, days))}`;
  if (!hasBegun) return `${count(days, 'day')} · starts on ${formatWholeDate(saved.starts)} · ${end}`;
  const today = formatWholeDate(dateOfDay(saved.starts, progress.today));
  return `Day ${progress.today} of ${days} · ${today} · ${end}`;
}
