import { Link } from 'react-router';

import type { Website } from '#content/roadmap.ts';
import { addressOf, isStepKey } from '#content/topic-key.ts';
import type { Item } from '#planner/types/plan.ts';

import { capitalize } from '#wording/names.ts';
import { useTopic } from '../../../record/use-record.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { taskLabel } from '../../../ui/text/task-label.tsx';
import { StepItem } from '../project/step-item.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { ItemBox } from './item-box.tsx';
import { readPart } from './read-part.ts';
import { isStepSection, nameTopic } from '../topics.ts';
import { isChild } from '#planner/time/allowance.ts';
import {
  beginsWithTask,
  describePart,
  describeReason,
  lookUpLabel,
  lookUpTogether,
  readTogether,
} from '#wording/plan.ts';
import { nameHost } from '../../../ui/name-host.ts';

/** A step, or a new topic of a day: where to read about it, why it is there, and its task. */
export function PlanItem({ tracked, item }: { readonly tracked: TrackedPlan; readonly item: Item }) {
  const topic = tracked.shown.get(item.key);
  const { isDone, change } = readPart(useTopic(item.key), item);
  const name = (key: string) => nameTopic(tracked.shown, key);
  if (!topic) return <Retired name={name(item.key)} />;
  if (isStepSection(topic)) return <StepItem tracked={tracked} step={topic} item={item} />;
  const [page] = topic.websites;
  const isYoung = isChild(tracked.plan.request.age);
  return (
    <li className="today-item" data-done={isDone}>
      <ItemBox title={topic.title} {...{ item, isDone, change }} />
      <div>
        <h3>
          <Link to={addressOf(topic.key)}>{topic.title}</Link>
        </h3>
        <p className="plan-facts">
          {item.parts > 1 && `${capitalize(describePart(item))} · `}
          {item.minutes} min · {describeReason(item.why, name)}
        </p>
        {beginsWithTask(tracked.plan, item, isStepKey) ? (
          <>
            <CodeText className="task" before={taskLabel} text={topic.task} />
            {page && <Reading page={page} verb={isYoung ? lookUpTogether : lookUpLabel} />}
          </>
        ) : (
          <>
            {page && <Reading page={page} verb={isYoung ? readTogether : 'Read'} />}
            {item.part === item.parts && <CodeText className="task" before={taskLabel} text={topic.task} />}
          </>
        )}
      </div>
    </li>
  );
}

type ReadingProps = { readonly page: Website; readonly verb: string };

function Reading({ page, verb }: ReadingProps) {
  return (
    <p>
      {verb}{' '}
      <a href={page.url} target="_blank" rel="noopener noreferrer">
        {page.title}
      </a>{' '}
      <span className="website-facts">{nameHost(page.url)}</span>
    </p>
  );
}

function Retired({ name }: { readonly name: string }) {
  return (
    <li>
      <h3>{name}</h3>
      <p className="plan-facts">No longer in the roadmap. There is nothing to do.</p>
    </li>
  );
}
