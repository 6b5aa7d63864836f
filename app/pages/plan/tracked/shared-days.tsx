import { Link } from 'react-router';

import { useJournal } from '../../../record/use-record.ts';
import { findSharedDays } from './find-shared-days.ts';
import type { TrackedPlan } from './tracked-plan.ts';
import { count } from '#wording/counts.ts';

/** Says which other plans have work on the same days. */
export function SharedDays({ tracked }: { readonly tracked: TrackedPlan }) {
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
