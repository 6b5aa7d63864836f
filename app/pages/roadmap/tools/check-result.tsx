import './check-result.css';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { type MouseEvent, type RefObject, useCallback, useSyncExternalStore } from 'react';

import type { TopicState } from '#journal/fold/state.ts';

import { checkAnswers, describeCheck } from '#wording/topic-words.ts';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import { formatDate } from '../../../../wording/dates.ts';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../../../record/controls/topic-name.ts';

type CheckResultProps = TopicName & { readonly details: RefObject<HTMLDetailsElement | null> };

/** Asks whether the learner knew the answer, once it is open. */
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

type ConsequenceProps = TopicName & {
  readonly isRight: boolean;
  readonly status: TopicState['status'] | undefined;
};

/** An answer changes the topic's status only if the learner chooses so. */
function Consequence({ technology, topic, title, isRight, status }: ConsequenceProps) {
  const isDone = status === 'done';
  if (isRight === isDone || status === 'skipped') return null;
  const word = isDone ? 'Mark as not done' : 'Mark as done';
  const change = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so the focus moves to one that stays.
    currentTarget.closest('.check-result')?.querySelector('button')?.focus({ preventScroll: true });
    void recordWithUndo({ kind: isDone ? 'topic-undone' : 'topic-done', technology, topic });
  };
  return (
    <p className="check-consequence">
      {isDone ? 'The topic is still marked as done.' : 'You can mark the topic as done.'}
      <button type="button" className="tool" aria-label={`${word}, ${title}`} onClick={change}>
        {word}
      </button>
    </p>
  );
}

function Result({ technology, topic, title }: TopicName) {
  const state = useTopic(`${technology}/${topic}`);
  const last = state?.checks.at(-1);
  const about = { technology, topic };
  return (
    <div className="check-result">
      <ToolButton
        icon={CircleCheck}
        word={checkAnswers.right}
        spoken={`${checkAnswers.right}: ${title}`}
        isOn={last?.isRight === true}
        onClick={() => void recordWithUndo({ kind: 'check-right', ...about })}
      />
      <ToolButton
        icon={RotateCcw}
        word={checkAnswers.wrong}
        spoken={`${checkAnswers.wrong}: ${title}`}
        isOn={last?.isRight === false}
        onClick={() => void recordWithUndo({ kind: 'check-wrong', ...about })}
      />
      {last && (
        <span className="check-last">
          Last time: {describeCheck(last.isRight)}, {formatDate(last.date)}
        </span>
      )}
      {last && <Consequence {...about} title={title} isRight={last.isRight} status={state?.status} />}
    </div>
  );
}
