import { Link } from 'react-router';

import type { TopicSection } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';
import type { Work } from '#journal/fold/state.ts';
import type { Fill } from '#planner/types/plan.ts';

import { beginTest, markTest, nameWorkKind } from '#wording/plan.ts';
import { CodeQuestion, CodeText } from '../../../ui/text/code-text.tsx';
import { WorkBox } from '../days/work-box.tsx';
import { findTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

type TestWorkProps = { readonly tracked: TrackedPlan; readonly fill: Fill; readonly work: Work };

/** A test on topics that were learned: their tasks, their questions with the answers folded, and how to mark it. */
export function TestWork({ tracked, fill, work }: TestWorkProps) {
  const topics = [...new Set(fill.about)].flatMap((key) => findTopic(tracked.shown, key) ?? []);
  return (
    <>
      <h3>{nameWorkKind('test')}</h3>
      <p className="plan-facts">{fill.minutes} min</p>
      <p>{beginTest(fill.minutes)}</p>
      <ol className="plan-list plan-checks">
        {topics.map((topic) => (
          <TestTopic key={topic.key} topic={topic} />
        ))}
      </ol>
      <p>{markTest(topics.length)}</p>
      <WorkBox tracked={tracked} work={work}>
        Done for today
      </WorkBox>
    </>
  );
}

function TestTopic({ topic }: { readonly topic: TopicSection }) {
  return (
    <li>
      <p>
        <Link to={addressOf(topic.key)}>{topic.title}</Link>
      </p>
      <CodeText className="task" text={topic.task} />
      <details className="self-check">
        <summary>
          <CodeQuestion text={topic.check.ask} />
        </summary>
        <CodeText text={topic.check.answer} />
      </details>
    </li>
  );
}
