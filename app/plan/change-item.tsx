import { type FormEvent, useId } from 'react';

import { dateOfDay, dayOfDate } from './dates.ts';
import type { Changes } from './use-changes.ts';
import { nameTopic } from './topics.ts';
import type { LivingPlan } from './use-living.ts';

type ChangeItemProps = {
  readonly living: LivingPlan;
  readonly changes: Changes;
  readonly topic: string;
  readonly day: number;
};

/** What can be done with a topic that is still to come. */
export function ChangeItem({ living, changes, topic, day }: ChangeItemProps) {
  const isKept = living.saved.locked.has(topic);
  const name = nameTopic(living.shown, topic);
  if (Object.hasOwn(living.progress.done, topic)) return null;
  return (
    <details className="plan-change">
      <summary aria-label={`Change ${name}`}>Change</summary>
      <div className="plan-change-body">
        <button
          type="button"
          className="button quiet"
          onClick={() => (isKept ? changes.unlock(topic) : changes.lock(topic, day))}
        >
          {isKept ? 'Let it move' : 'Keep on this day'}
        </button>
        <PickDay living={living} label="Move to" submit="Move" onPick={(to) => changes.lock(topic, to)} />
        <button type="button" className="button quiet" onClick={() => changes.drop(topic, false)}>
          Take out
        </button>
        <button type="button" className="button quiet" onClick={() => changes.drop(topic, true)}>
          Take out with all that rests on it
        </button>
      </div>
    </details>
  );
}

type ChangeDayProps = { readonly living: LivingPlan; readonly changes: Changes; readonly day: number };

export function ChangeDay({ living, changes, day }: ChangeDayProps) {
  return (
    <details className="plan-change">
      <summary>Swap this day</summary>
      <div className="plan-change-body">
        <PickDay
          living={living}
          label="Swap with"
          submit="Swap"
          onPick={(other) => changes.swap(day, other)}
        />
      </div>
    </details>
  );
}

type PickDayProps = {
  readonly living: LivingPlan;
  readonly label: string;
  readonly submit: string;
  readonly onPick: (day: number) => void;
};

/** A date of the plan from today on. */
function PickDay({ living, label, submit, onPick }: PickDayProps) {
  const { saved, plan, progress } = living;
  const id = useId();
  const pick = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = new FormData(event.currentTarget).get('date');
    if (typeof date === 'string' && date !== '') onPick(dayOfDate(saved.starts, date));
  };
  return (
    <form className="plan-pick" onSubmit={pick}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        name="date"
        required
        min={dateOfDay(saved.starts, progress.today)}
        max={dateOfDay(saved.starts, plan.days.length)}
      />
      <button type="submit" className="button quiet">
        {submit}
      </button>
    </form>
  );
}
