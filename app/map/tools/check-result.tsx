import './check-result.css';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';

import { act } from '../../record/journal/change.ts';
import { useTopic } from '../../record/journal/journal.ts';
import { formatDate } from '../../record/telling/dates.ts';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../topic-name.ts';

type CheckResultProps = TopicName & { readonly details: RefObject<HTMLDetailsElement | null> };

/** Whether a learner knew the answer to a topic's question, the last time and now; nothing before the answer was seen. */
export function CheckResult({ details, ...name }: CheckResultProps) {
  const listen = useCallback(
    (listener: () => void) => {
      const { current } = details;
      current?.addEventListener('toggle', listener);
      return () => current?.removeEventListener('toggle', listener);
    },
    [details],
  );
  const isOpen = useSyncExternalStore(listen, () => details.current?.open ?? false);
  return isOpen && <Result {...name} />;
}

function Result({ technology, topic, title }: TopicName) {
  const last = useTopic(`${technology}/${topic}`)?.checks.at(-1);
  const about = { technology, topic };
  return (
    <div className="check-result">
      <ToolButton
        icon={CircleCheck}
        word="I knew it"
        spoken={`I knew it: ${title}`}
        isOn={last?.isRight === true}
        onClick={() => void act({ kind: 'check-right', ...about })}
      />
      <ToolButton
        icon={RotateCcw}
        word="Not yet"
        spoken={`Not yet: ${title}`}
        isOn={last?.isRight === false}
        onClick={() => void act({ kind: 'check-wrong', ...about })}
      />
      {last && (
        <span className="check-last">
          Last time: {last.isRight ? 'knew it' : 'not yet'}, {formatDate(last.date)}
        </span>
      )}
    </div>
  );
}
