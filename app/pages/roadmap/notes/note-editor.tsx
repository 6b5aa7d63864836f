import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

import { journalLimits } from '#journal/event/limits.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { useNote } from './use-note.ts';

type NoteEditorProps = TopicName & {
  readonly note: string;
  readonly focusOnOpen: boolean;
  readonly onClose: () => void;
};

export function NoteEditor({ technology, topic, title, note, focusOnOpen, onClose }: NoteEditorProps) {
  const { text, isSaved, type, leave } = useNote({ technology, topic }, note);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = field;
    if (!focusOnOpen || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [focusOnOpen]);
  const close = () => void leave().then(onClose);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <div className="note-editor">
      <label htmlFor={id}>
        Your note<span className="unseen"> on {title}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        maxLength={journalLimits.note}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void leave()}
        onKeyDown={closeOnEscape}
      />
      <p>
        <button type="button" className="tool" onClick={close}>
          Close<span className="unseen"> the note on {title}</span>
        </button>
        <span>{isSaved ? 'Saved' : 'Only you can see it.'}</span>
      </p>
    </div>
  );
}
