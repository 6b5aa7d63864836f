import { Link } from 'react-router';

import { useJournal } from '../../record/use-record.ts';

/** The plan saved last, and links to the others. */
export function SavedPlans() {
  const { state } = useJournal();
  const [plan, ...others] = [...state.plans.values()].toReversed();
  if (!plan) return null;
  return (
    <p className="continue">
      <Link to={`/plan?plan=${plan.id}`} className="button quiet">
        Continue your plan: {plan.title}
      </Link>
      {others.length > 0 && (
        <span className="continue-facts">
          You also have{' '}
          {others.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/plan?plan=${id}`}>{title}</Link>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
