import '../../../ui/dialog.css';
import './choose-end.css';
import { useEffect, useRef } from 'react';

import type { Plan } from '#planner/types/plan.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Changes } from './use-changes.ts';
import { nameTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { listSome } from '#wording/lists.ts';

/** Asks whether to keep the end date or every topic when both are impossible. */
export function ChooseEnd({
  tracked,
  changes,
}: {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { choice } = changes;
  useEffect(() => {
    if (choice) dialog.current?.showModal();
  }, [choice]);
  if (!choice) return null;
  // Closing a dialog restores the focus; unmounting it does not.
  const choose = (plan: Plan) => {
    dialog.current?.close();
    changes.choose(choice, plan);
  };
  const { onTime, inFull } = choice.replan;
  const lost = inFull.covered.filter((key) => !onTime.covered.includes(key));
  const names = lost.map((key) => nameTopic(tracked.shown, key));
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="choose-end" onClose={changes.cancel}>
      <h2 id="choose-end">Keep the end date or every topic?</h2>
      <p>There are not enough days left for both.</p>
      <div className="plan-choice">
        <button type="button" className="button" onClick={() => choose(inFull)}>
          Keep every topic and end on {endOf(tracked, inFull)}
        </button>
        <button type="button" className="button" onClick={() => choose(onTime)}>
          Keep the end date, {endOf(tracked, onTime)}
        </button>
        <p className="plan-facts">This leaves out {listSome(names, 4)}.</p>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          Change nothing
        </button>
      </div>
    </dialog>
  );
}

function endOf({ saved }: TrackedPlan, plan: Plan): string {
  return formatWholeDate(dateOfDay(saved.starts, plan.days.length));
}
