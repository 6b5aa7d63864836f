import { Link } from 'react-router';

import type { PlanState } from '#journal/fold/state.ts';

/** The plans without their days, if the script for those is not available. */
export function PlanLinks({ plans }: { readonly plans: readonly PlanState[] }) {
  return (
    <ul>
      {plans.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/plan?plan=${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
