import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { PlanState } from '#journal/fold/state.ts';
import { findOverdue } from '#planner/stored-plan/read-progress.ts';
import type { Day } from '#planner/types/plan.ts';
import { count } from '#wording/counts.ts';
import { isFree } from '../describe-fill.ts';
import { isDayDone } from '../tracked/count-day.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { useTrackedPlan } from '../tracked/use-tracked-plan.ts';
import { DayRows } from './day-rows.tsx';

/** What a plan has for today, to be checked off here. */
export function PlanToday({ saved }: { readonly saved: PlanState }) {
  const read = useTrackedPlan(saved);
  if (read.kind !== 'tracked') return <PlanLine saved={saved}>It could not be loaded just now.</PlanLine>;
  const { tracked } = read;
  const day = tracked.plan.days[tracked.progress.today - 1];
  if (!day || isFree(day)) return <PlanLine saved={saved}>A day off.</PlanLine>;
  return <DayOnHome tracked={tracked} day={day} />;
}

function DayOnHome({ tracked, day }: { readonly tracked: TrackedPlan; readonly day: Day }) {
  const { saved, plan, progress } = tracked;
  const overdue = findOverdue(plan, progress).length;
  return (
    <section className="home-plan" aria-labelledby={`plan-${saved.id}`}>
      <PlanTitle saved={saved} />
      <p className="plan-facts">
        Day {day.day} of {plan.days.length} · {day.minutes} min
        {overdue > 0 && ` · ${count(overdue, 'topic')} still open from earlier days`}
      </p>
      <DayRows tracked={tracked} day={day} />
      {isDayDone(tracked, day) && (
        <p className="home-plan-done">
          <Check aria-hidden /> Done for today.
        </p>
      )}
    </section>
  );
}

type LineProps = { readonly saved: PlanState; readonly children?: ReactNode };

/** A plan without work to show. */
export function PlanLine({ saved, children }: LineProps) {
  return (
    <section className="home-plan" aria-labelledby={`plan-${saved.id}`}>
      <PlanTitle saved={saved} />
      <p className="plan-facts">{children}</p>
    </section>
  );
}

function PlanTitle({ saved: { id, title } }: { readonly saved: PlanState }) {
  return (
    <h3 id={`plan-${id}`}>
      <Link to={`/plan?plan=${id}`}>{title}</Link>
    </h3>
  );
}
