import './understood.css';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';

import type { Corrections, Meaning, PartName } from '#question/meaning/meaning.ts';

import { listParts, type UnderstoodPart } from './parts.ts';
import { PartChoice } from './part-choice.tsx';

export type UnderstoodProps = {
  readonly meaning: Meaning;
  readonly corrections: Corrections;
  /** Gets all that the learner has set by hand. */
  readonly onCorrect: (corrections: Corrections) => void;
};

/** What was understood, as buttons: each opens the other values that it can have. */
export function Understood({ meaning, corrections, onCorrect }: UnderstoodProps) {
  const [opened, setOpened] = useState<PartName | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const parts = listParts(meaning);
  if (parts.length === 0) return null;
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpened(null);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // A part that is removed loses its button, but the first always stays.
  const focusFirstPart = () => list.current?.querySelector('button')?.focus();
  const choose = (change: Corrections) => {
    close();
    if (Object.values(change).some(isEmptied)) focusFirstPart();
    onCorrect({ ...corrections, ...change });
  };
  const undo = () => {
    focusFirstPart();
    setOpened(null);
    onCorrect({});
  };
  return (
    <section className="understood" aria-label="What I understood" aria-live="off">
      <p className="understood-title">I understood:</p>
      <ul ref={list}>
        {parts.map((part) => (
          <li key={part.name}>
            <PartButton
              part={part}
              isOpen={opened === part.name}
              onToggle={() => setOpened(opened === part.name ? null : part.name)}
            />
          </li>
        ))}
        {Object.keys(corrections).length > 0 && (
          <li>
            <button type="button" className="understood-undo" onClick={undo}>
              Undo changes
            </button>
          </li>
        )}
      </ul>
      {opened && (
        <div id="part-choice" className="part-choice" onKeyDown={closeOnEscape} role="presentation">
          <PartChoice key={opened} name={opened} meaning={meaning} onChoose={choose} />
        </div>
      )}
    </section>
  );
}

function isEmptied(value: Corrections[PartName]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

type PartButtonProps = {
  readonly part: UnderstoodPart;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function PartButton({ part: { text, note, isEmpty }, isOpen, onToggle }: PartButtonProps) {
  const kind = isEmpty ? 'empty' : (note?.replace(' ', '-') ?? 'said');
  return (
    <button
      type="button"
      className={`part part-${kind}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'part-choice' : undefined}
      onClick={onToggle}
    >
      {isEmpty && <Plus aria-hidden />}
      {note === 'changed' && <Check aria-hidden />}
      <span className="part-text">{text}</span>
      {note && <span className="part-note"> {note}</span>}
      {!isEmpty && <ChevronDown aria-hidden />}
    </button>
  );
}
