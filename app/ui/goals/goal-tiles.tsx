import './goal-tiles.css';
import { Link } from 'react-router';

import type { GoalSamples } from '../../browser/page-types.ts';
import { PageLink } from '../page-link.tsx';

/** Some goals, and the way to all of them. */
export function GoalTiles({ goals, total }: GoalSamples) {
  return (
    <ul className="goal-tiles">
      {goals.map(({ id, title, group }) => (
        <li key={id}>
          <PageLink to={`/goals/${id}`}>
            <span>{group}</span> {title}
          </PageLink>
        </li>
      ))}
      <li>
        <Link to="/goals" className="goal-tiles-all">
          All {total} things to make
        </Link>
      </li>
    </ul>
  );
}
