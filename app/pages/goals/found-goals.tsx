import { Link } from 'react-router';

import { count } from '#wording/counts.ts';
import type { GoalCard, UsedTechnology } from '../../browser/page-types.ts';
import { GoalLine } from './goal-line.tsx';

type FoundGoalsProps = {
  /** Best first. */
  readonly goals: readonly GoalCard[];
  readonly technologies: readonly UsedTechnology[];
  readonly countDone: (goal: GoalCard) => number;
};

export function FoundGoals({ goals, technologies, countDone }: FoundGoalsProps) {
  return (
    <>
      <output className={goals.length === 0 ? 'goal-nothing' : 'unseen'}>
        {goals.length === 0 ? 'Nothing Found' : `${count(goals.length, 'goal')} found, best first`}
      </output>
      <ul className="goal-list">
        {goals.map((goal) => (
          <GoalLine key={goal.id} goal={goal} technologies={technologies} done={countDone(goal)} />
        ))}
      </ul>
      <p className="goal-other">
        Not what you mean? <Link to="/ai">Ask the assistant</Link>, or{' '}
        <Link to="/language">pick a roadmap</Link>.
      </p>
    </>
  );
}
