import { TopicLink } from './topic-link.tsx';
import type { LivingPlan } from './living.ts';
import { countTopics, sayLeftOut } from './words.ts';

/** What the plan does not hold, and why. */
export function LeftOutList({ living }: { readonly living: LivingPlan }) {
  const { plan, shown } = living;
  if (plan.leftOut.length === 0) return null;
  return (
    <details className="plan-left-out">
      <summary>Left out: {countTopics(plan.leftOut.length)}</summary>
      <ul>
        {plan.leftOut.map(({ key, why }) => (
          <li key={key}>
            <TopicLink shown={shown} topic={key} /> <span className="plan-facts">{sayLeftOut(why)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
