import './plan-head.css';
import { Link } from 'react-router';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { isOver } from '#planner/stored-plan/read-progress.ts';
import { count } from '#wording/counts.ts';
import { describeShare } from '#wording/plan.ts';
import { describeFreeDays } from '#wording/free-days.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { Behind } from '../change/behind.tsx';
import { Ending } from './ending.tsx';
import { describeForecast } from './describe-forecast.ts';
import { PresumedLine } from './presumed-line.tsx';
import type { TrackedPlan } from './tracked-plan.ts';
import type { Changes } from '../change/use-changes.ts';
import { usePageData } from '../../../browser/page-data.ts';

/** The state of the plan: progress, whether the learner is behind, and what comes after its end. */
export function PlanHead({ tracked, changes }: { readonly tracked: TrackedPlan; readonly changes: Changes }) {
  const over = isOver(tracked.plan, tracked.progress);
  return (
    <header className="plan-head plan-stack">
      <h1 id="plan-title" tabIndex={-1}>
        {tracked.saved.title}
      </h1>
      {!over && (
        <>
          <p className="plan-facts">{describeDates(tracked)}</p>
          <p>{describeForecast(tracked)}</p>
          <FreeDaysLine tracked={tracked} />
          <Behind tracked={tracked} changes={changes} />
          <PresumedLine tracked={tracked} />
          <ShareLine tracked={tracked} />
        </>
      )}
      <Ending tracked={tracked} changes={changes} />
    </header>
  );
}

/** Why topics take less time here than in their roadmap. */
function ShareLine({ tracked }: { readonly tracked: TrackedPlan }) {
  const share = tracked.plan.request.shareInSteps ?? 1;
  return share < 1 && <p className="plan-facts">{describeShare(share)}</p>;
}

function describeDates({ saved, plan, progress, hasBegun }: TrackedPlan): string {
  const days = plan.days.length;
  const end = `ends on ${formatWholeDate(dateOfDay(saved.starts, days))}`;
  if (!hasBegun) return `${count(days, 'day')} · starts on ${formatWholeDate(saved.starts)} · ${end}`;
  const today = formatWholeDate(dateOfDay(saved.starts, progress.today));
  return `Day ${progress.today} of ${days} · ${today} · ${end}`;
}

/** Where the days are far more than the work: what the learner may begin with the others. */
function FreeDaysLine({ tracked: { plan } }: { readonly tracked: TrackedPlan }) {
  const page = usePageData('plan', '/plan');
  const free = describeFreeDays(plan);
  if (free === null) return null;
  const next = page.technologies.find(({ slug }) => slug === plan.next[0]);
  return (
    <p>
      {free} <Link to="/goals">Choose what to make next</Link>
      {next && (
        <>
          {' '}
          or <Link to={`/language/${next.slug}`}>go on with {next.name}</Link>
        </>
      )}
      .
    </p>
  );
}
