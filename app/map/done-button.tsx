import './done-button.css';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

import { act } from '../record/journal/change.ts';
import { useTopic } from '../record/journal/journal.ts';
import type { TopicName } from './topic-name.ts';

/** Marks a topic as done, or as open again: said in words and shown by a shape, not by colour alone. */
export function DoneButton({ isLive, ...name }: TopicName & { readonly isLive: boolean }) {
  return isLive ? <LiveButton {...name} /> : <Button title={name.title} isDone={false} disabled />;
}

function LiveButton({ technology, topic, title }: TopicName) {
  const isDone = useTopic(`${technology}/${topic}`)?.status === 'done';
  const toggle = () => void act({ kind: isDone ? 'topic-undone' : 'topic-done', technology, topic });
  return <Button title={title} isDone={isDone} onClick={toggle} />;
}

type ButtonProps = ComponentProps<'button'> & { readonly title: string; readonly isDone: boolean };

function Button({ title, isDone, ...others }: ButtonProps) {
  return (
    <button
      type="button"
      className="done-button"
      data-done={isDone}
      aria-label={isDone ? `Done: ${title}. Mark as open again` : `Mark as done: ${title}`}
      {...others}
    >
      {isDone && <Check aria-hidden />}
      {isDone ? 'Done' : 'Mark as done'}
    </button>
  );
}
