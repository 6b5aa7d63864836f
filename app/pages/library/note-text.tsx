import { useState } from 'react';

import { Marked } from './marked.tsx';

type NoteTextProps = { readonly note: string; readonly title: string; readonly typed: string };

const [maxLines, maxCharacters] = [7, 480];

/** A long note begins with a few lines, unless something in it is searched for. */
export function NoteText({ note, title, typed }: NoteTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = note.length > maxCharacters || note.split('\n').length > maxLines;
  const isCut = isLong && !isOpen && typed === '';
  return (
    <>
      <p className="library-note" data-cut={isCut}>
        <Marked text={note} typed={typed} />
      </p>
      {isLong && typed === '' && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : 'Show all'} of the note on ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
