import './plan-self-check.css';
import { Link } from 'react-router';

import type { TopicSection } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';
import type { Work } from '#journal/fold/state.ts';

import { checkAnswers, describeCheck } from '#wording/topic-words.ts';
import { offerUndo } from '../../../record/undo-offer.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { useJournal } from '../../../record/use-record.ts';
import { CodeQuestion, CodeText } from '../../../ui/text/code-text.tsx';
import { readToday } from '../../../../wording/dates.ts';
import { findTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { WorkBox } from './work-box.tsx';
import { workEvent } from './work-event.ts';

type SelfCheckProps = { readonly tracked: TrackedPlan; readonly work: Work };

/** A question about an earlier topic. The learner reads the answer and says whether they knew it. */
export function PlanSelfCheck({ tracked, work }: SelfCheckProps) {
  const topic = findTopic(tracked.shown, work.about[0] ?? '');
  const { state } = useJournal();
  if (!topic) return null;
  const { technology, slug } = topic;
  const last = state.topics.get(topic.key)?.checks.findLast(({ date }) => date === readToday());
  // An answer to it also completes the question.
  const record = async (kind: 'check-right' | 'check-wrong') => {
    const done = workEvent(tracked.saved.id, work, true);
    offerUndo((await recordEvents([done, { kind, technology, topic: slug }])).events);
  };
  return (
    <li className="plan-check">
      <WorkBox tracked={tracked} work={work} label={`Question done: ${topic.title}`} />
      <details className="self-check">
        <summary>
          <CodeQuestion text={topic.check.ask} />
        </summary>
        <CodeText text={topic.check.answer} after={<Source topic={topic} />} />
        <p className="plan-actions">
          <button type="button" className="button quiet" onClick={() => void record('check-right')}>
            {checkAnswers.right}
          </button>
          <button type="button" className="button quiet" onClick={() => void record('check-wrong')}>
            {checkAnswers.wrong}
          </button>
        </p>
      </details>
      {last && <p className="plan-facts">Today: {describeCheck(last.isRight)}</p>}
    </li>
  );
}

function Source({ topic }: { readonly topic: TopicSection }) {
  return (
    <>
      {' '}
      <Link to={addressOf(topic.key)}>{topic.title}</Link>
    </>
  );
}
