import './done-button.css';
import { Check, Circle } from 'lucide-react';

import { act } from '../record/journal/change.ts';
import { useTopic } from '../record/journal/journal.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { TopicName } from './topic-name.ts';

/** Marks a topic as done, or as open again: said in words and shown by a shape, not by colour alone. */
export function DoneButton({ technology, topic, title }: TopicName) {
  const hydrated = useHydrated();
  const isDone = useTopic(`${technology}/${topic}`)?.status === 'done';
  const toggle = () => void act({ kind: isDone ? 'topic-undone' : 'topic-done', technology, topic });
  return (
    <button
      type="button"
      className="done-button"
      data-done={isDone}
      disabled={!hydrated}
      aria-label={isDone ? `Done: ${title}. Mark as open again` : `Mark as done: ${title}`}
      onClick={toggle}
    >
      {isDone ? <Check aria-hidden /> : <Circle aria-hidden />}
      {isDone ? 'Done' : 'Mark as done'}
    </button>
  );
}
