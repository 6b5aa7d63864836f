import './work-box.css';
import type { ReactNode } from 'react';

import { nameWork, type Work } from '#journal/fold/state.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { workEvent } from './work-event.ts';

type WorkBoxProps = {
  readonly tracked: TrackedPlan;
  readonly work: Work;
  /** The accessible name, if there is no visible text. */
  readonly label?: string;
  readonly isSmall?: boolean;
  readonly children?: ReactNode;
};

export function WorkBox({ tracked: { saved }, work, label, isSmall = false, children }: WorkBoxProps) {
  const isDone = saved.worked.has(nameWork(work));
  return (
    <label className={`choice work-box ${isSmall ? 'small' : ''}`} data-done={isDone}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isDone}
        onChange={() => void recordWithUndo(workEvent(saved.id, work, !isDone))}
      />
      {children}
    </label>
  );
}
