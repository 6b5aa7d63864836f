import './roadmap-goals.css';

import type { GoalLinkData, PageOf } from '../../browser/page-types.ts';
import { PageLink } from '../../ui/page-link.tsx';

type RoadmapGoalsProps = Pick<PageOf<'roadmap'>, 'name' | 'goals'>;

/** The others are folded. */
const maxShown = 12;

/** What can be made with a technology, after its chapters. */
export function RoadmapGoals({ name, goals }: RoadmapGoalsProps) {
  if (goals.length === 0) return null;
  const others = goals.slice(maxShown);
  return (
    <nav id="goals" className="roadmap-goals" aria-labelledby="goals-title">
      <h2 id="goals-title">What do you want to make with {name}?</h2>
      <GoalLinks goals={goals.slice(0, maxShown)} />
      {others.length > 0 && (
        <details>
          <summary>{others.length} more</summary>
          <GoalLinks goals={others} />
        </details>
      )}
    </nav>
  );
}

function GoalLinks({ goals }: { readonly goals: readonly GoalLinkData[] }) {
  return (
    <ul>
      {goals.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={`/goals/${id}`}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
