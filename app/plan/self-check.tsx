import { Link } from 'react-router';

import { act } from '../record/journal/change.ts';
import { useJournal } from '../record/journal/journal.ts';
import { CodeQuestion, CodeText } from '../text/code-text.tsx';
import { readToday } from '../record/telling/dates.ts';
import type { ShownTopic } from './topics.ts';

/** A question on a topic that was met before; the learner looks at the answer and says which it was. */
export function SelfCheck({ topic }: { readonly topic: ShownTopic | undefined }) {
  const { state } = useJournal();
  if (!topic) return null;
  const { technology, slug } = topic;
  const last = state.topics.get(topic.key)?.checks.findLast(({ date }) => date === readToday());
  const say = (kind: 'check-right' | 'check-wrong') => void act({ kind, technology, topic: slug });
  return (
    <li>
      <details className="self-check">
        <summary>
          <CodeQuestion text={topic.ask} />
        </summary>
        <CodeText text={topic.answer} after={<Source topic={topic} />} />
        <p className="plan-actions">
          <button type="button" className="button quiet" onClick={() => say('check-right')}>
            I knew it
          </button>
          <button type="button" className="button quiet" onClick={() => say('check-wrong')}>
            Not yet
          </button>
        </p>
      </details>
      {last && <p className="plan-facts">Today: {last.isRight ? 'you knew it' : 'not yet'}</p>}
    </li>
  );
}

/** Where the answer is explained. */
function Source({ topic }: { readonly topic: ShownTopic }) {
  return (
    <>
      {' '}
      <Link to={topic.href}>{topic.topic}</Link>
    </>
  );
}
