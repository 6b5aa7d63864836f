import { Link } from 'react-router';

import { describeFreeDays } from '#wording/free-days.ts';

import { usePageData } from '../../../browser/page-data.ts';
import type { TrackedPlan } from './tracked-plan.ts';

/** Where the days are far more than the work: what the learner may begin with the others. */
export function FreeDaysLine({ tracked: { plan } }: { readonly tracked: TrackedPlan }) {
  const page = usePageData('plan', '/plan');
  const free = describeFreeDays(plan);
  if (free === null) return null;
  const next = page.technologies.find(({ slug }) => slug === plan.next[0]);
  return (
    <p>
      {free} <Link to="/goals">Make something else</Link>
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
