import './plan-outlook.css';
import { Link } from 'react-router';

import { isOver } from '#planner/stored-plan/read-progress.ts';
import { count } from '#wording/counts.ts';
import { describeFreeDays } from '#wording/free-days.ts';
import { describeShare } from '#wording/plan.ts';

import { usePageData } from '../../../browser/page-data.ts';
import { useJournal } from '../../../record/use-record.ts';
import { PlanBoundary } from './broken-plan.tsx';
import { describeForecast } from './describe-forecast.ts';
import { findSharedDays } from './find-shared-days.ts';
import { PresumedLine } from './presumed-line.tsx';
import type { TrackedPlan } from './tracked-plan.ts';

/** How the plan goes on: what is done, when it ends, and what it takes as known. */
export function PlanOutlook({ tracked }: { readonly tracked: TrackedPlan }) {
  if (isOver(tracked.plan, tracked.progress)) return null;
  return (
    <section className="plan-outlook" aria-labelledby="plan-outlook">
      <h2 id="plan-outlook">How it goes</h2>
      <p>{describeForecast(tracked)}</p>
      <FreeDaysLine tracked={tracked} />
      <PresumedLine tracked={tracked} />
      <ShareLine tracked={tracked} />
      <PlanBoundary fallback={null}>
        <SharedDays tracked={tracked} />
      </PlanBoundary>
    </section>
  );
}

/** Why topics take less time here than in their roadmap. */
function ShareLine({ tracked }: { readonly tracked: TrackedPlan }) {
  const share = tracked.plan.request.shareInSteps ?? 1;
  return share < 1 && <p className="plan-facts">{describeShare(share)}</p>;
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

/** Says which other plans have work on the same days. */
function SharedDays({ tracked }: { readonly tracked: TrackedPlan }) {
  const { state } = useJournal();
  const others = [...state.plans.values()].filter(({ id }) => id !== tracked.saved.id);
  const shared = others.flatMap((other) => findSharedDays(tracked, other) ?? []);
  return shared.map(({ id, title, days, minutes }) => (
    <p key={id} className="plan-facts">
      <Link to={`/plan?plan=${id}`}>{title}</Link> also has work on {count(days, 'day')} of this plan: up to{' '}
      {minutes} minutes a day for both.
    </p>
  ));
}
