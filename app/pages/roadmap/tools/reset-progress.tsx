import './reset-progress.css';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

import type { Roadmap } from '#content/roadmap.ts';
import { technologyOf } from '#journal/renames.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useRecord } from '../../../record/use-record.ts';

/** Resets the progress in a roadmap after confirmation. Shown once there is progress. */
export function ResetProgress({ roadmap: { slug, name } }: { readonly roadmap: Roadmap }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBegun = useRecord(({ topics }) =>
    [...topics].some(([key, { touched }]) => touched !== '' && technologyOf(key) === slug),
  );
  const close = () => {
    dialog.current?.close();
    const topics = document.querySelector<HTMLElement>('.topic-bar-place');
    (button.current?.checkVisibility() ? button.current : topics)?.focus();
  };
  const reset = () => {
    dialog.current?.close();
    void recordWithUndo({ kind: 'roadmap-reset', technology: slug });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!isBegun) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="reset-progress"
        onClick={() => dialog.current?.showModal()}
      >
        Reset progress
      </button>
      {createPortal(
        <dialog
          ref={dialog}
          className="dialog"
          aria-labelledby="reset-question"
          aria-describedby="reset-stays"
        >
          <h2 id="reset-question">Reset your progress in {name}?</h2>
          <p id="reset-stays">Your notes, stars and links stay.</p>
          <div className="dialog-buttons">
            <button type="button" className="button quiet" onClick={close}>
              Cancel
            </button>
            <button type="button" className="button destructive" onClick={reset}>
              Reset progress
            </button>
          </div>
        </dialog>,
        document.body,
      )}
    </>
  );
}
