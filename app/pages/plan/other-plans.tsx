import { Link } from 'react-router';

import type { PlanState } from '#journal/fold/state.ts';

type OtherPlansProps = { readonly plans: readonly PlanState[]; readonly shown: PlanState | undefined };

export function OtherPlans({ plans, shown }: OtherPlansProps) {
  const others = plans.filter((plan) => plan !== shown);
  if (plans.length === 0) return null;
  return (
    <nav className="plan-others" aria-labelledby="other-plans">
      <h2 id="other-plans">{shown ? 'Other plans' : 'Your plans'}</h2>
      <ul className="plan-list">
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/plan?plan=${id}`}>{title}</Link>
          </li>
        ))}
        {shown && (
          <li>
            <Link to="/plan?new">Make another plan</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
