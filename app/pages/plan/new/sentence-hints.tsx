import { Link } from 'react-router';

import type { PageOf, PlanGoal } from '../../../browser/page-types.ts';

type SentenceHintsProps = {
  readonly page: PageOf<'plan'>;
  readonly technology: string | undefined;
  readonly goal: PlanGoal | undefined;
};

/** What helps to fill the blanks: the steps of a goal, where to start in a technology, and what the age is for. */
export function SentenceHints({ page, technology, goal }: SentenceHintsProps) {
  const chosen = page.technologies.find(({ slug }) => slug === technology);
  return (
    <ul className="plan-list plan-hints">
      <li id="goal-hint">
        <GoalHint page={page} goal={goal} />
      </li>
      <li id="pace-hint">
        Your age is needed: it determines how much fits into a day. Without minutes, the plan uses what suits
        your age and level.
      </li>
      {chosen && (
        <li>
          Not sure where to start in {chosen.name}?{' '}
          <Link to={`/language/${chosen.slug}/placement`}>Answer a few questions</Link>
        </li>
      )}
    </ul>
  );
}

function GoalHint({ page, goal }: Pick<SentenceHintsProps, 'page' | 'goal'>) {
  if (!goal)
    return (
      <>
        You need not know yet what to make: the plan then follows the roadmap. See{' '}
        <Link to="/goals">everything you can make</Link>.
      </>
    );
  const used = page.technologies.filter(({ slug }) => goal.technologies.includes(slug));
  return (
    <>
      {goal.title} uses {used.map(({ name }) => name).join(', ')}.{' '}
      <Link to={`/goals/${goal.id}`}>See its steps</Link>
    </>
  );
}
