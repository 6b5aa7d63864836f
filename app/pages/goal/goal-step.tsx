import '../../ui/goals/step-path.css';
import '../../ui/goals/step-work.css';
import './goal-step.css';

import { splitKey } from '#content/topic-key.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { DoneButton } from '../../record/controls/done-button.tsx';
import { useTopic } from '../../record/use-record.ts';
import { CodeText } from '../../ui/text/code-text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { TopicList } from './topic-list.tsx';

type GoalStepProps = {
  readonly goal: PageOf<'goal'>;
  readonly step: PageOf<'goal'>['steps'][number];
  readonly number: number;
};

export function GoalStepItem({ goal, step, number }: GoalStepProps) {
  const { key, title, minutes, needs, does, shows, optional } = step;
  const isLive = useHydrated();
  const isDone = useTopic(key)?.status === 'done';
  return (
    <li id={`step-${number}`} className="goal-step" data-done={isDone}>
      <h3>{title}</h3>
      <p className="goal-step-size">
        {minutes} min{needs.length > 0 && `, and ${sumMinutes(goal, needs)} min for its topics`}
        {optional && (
          <span className="goal-step-optional">Optional: leave it out if your days are too few for all.</span>
        )}
      </p>
      {needs.length > 0 && (
        <div className="goal-step-needs">
          <p className="goal-label">Learn for this step</p>
          <TopicList goal={goal} keys={needs} />
        </div>
      )}
      <ul className="step-does">
        {does.map((text) => (
          <li key={text}>
            <CodeText text={text} isLive={isLive} />
          </li>
        ))}
      </ul>
      <div className="step-shows">
        <p className="goal-label">What works then</p>
        <CodeText text={shows} isLive={isLive} />
      </div>
      <div className="goal-step-record">
        <DoneButton {...splitKey(key)} title={title} isLive={isLive} />
      </div>
    </li>
  );
}

function sumMinutes({ topics }: PageOf<'goal'>, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (topics[key]?.minutes ?? 0), 0);
}
