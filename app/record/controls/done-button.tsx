import './done-button.css';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { recordWithUndo } from '../undo-offer.ts';
import { useTopic } from '../use-record.ts';
import type { TopicName } from './topic-name.ts';

type DoneButtonProps = TopicName & {
  /** False in finished HTML. */
  readonly isLive: boolean;
};

/** The state is in words and a shape, not in color alone. */
export function DoneButton({ technology, topic, title, isLive }: DoneButtonProps) {
  const isDone = useTopic(isLive ? `${technology}/${topic}` : null)?.status === 'done';
  const [isPressed, setPressed] = useState(false);
  const toggle = () => {
    setPressed(true);
    void recordWithUndo({ kind: isDone ? 'topic-undone' : 'topic-done', technology, topic });
  };
  return (
    <button
      type="button"
      className="done-button"
      data-done={isDone}
      data-pressed={isPressed}
      disabled={!isLive}
      aria-label={isDone ? `Done: ${title}. Mark as not done` : `Mark as done: ${title}`}
      onClick={toggle}
    >
      {isDone && <Check aria-hidden />}
      {isDone ? 'Done' : 'Mark as done'}
    </button>
  );
}
