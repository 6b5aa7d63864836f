import './goal-line.css';

import { count, countHours } from '#wording/counts.ts';
import { levelNames } from '#wording/topic-words.ts';
import type { GoalCard, UsedTechnology } from '../../browser/page-types.ts';
import { DefinedIcon } from '../../ui/goals/defined-icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

type GoalLineProps = {
  readonly goal: GoalCard;
  readonly technologies: readonly UsedTechnology[];
  /** The number of its steps that are done. */
  readonly done: number;
};

export function GoalLine({ goal, technologies, done }: GoalLineProps) {
  const used = goal.technologies.flatMap((slug) => technologies.find((one) => one.slug === slug) ?? []);
  return (
    <li className="goal-line">
      <PageLink to={`/goals/${goal.id}`}>{goal.title}</PageLink>
      <p>{goal.who}</p>
      <p className="goal-technologies">
        {used.map((technology) => (
          <span key={technology.slug}>
            <DefinedIcon technology={technology} size={18} /> {technology.name}
          </span>
        ))}
      </p>
      <p className="goal-size">
        {levelNames[goal.level]} · {countHours(goal.minutes)} · {count(goal.steps, 'step')}
        {done > 0 && <strong>, {done} done</strong>}
      </p>
    </li>
  );
}
