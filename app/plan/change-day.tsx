import { type FormEvent, useId, useRef } from 'react';

import type { Day } from '#planner/plan.ts';

import { dateOfDay, dayOfDate } from './dates.ts';
import type { Changes } from './use-changes.ts';
import { nameTopic } from './topics.ts';
import { useFocusHeir } from './use-focus-heir.ts';
import type { LivingPlan } from './living.ts';

type ChangeDayProps = { readonly living: LivingPlan; readonly changes: Changes; readonly day: Day };

/** What can be done with a learning day that is not over. */
export function ChangeDay({ living, changes, day }: ChangeDayProps) {
  const isOver = day.day < living.progress.today;
  if (day.type !== 'learn' || isOver) return null;
  return <OpenDay living={living} changes={changes} day={day} />;
}

function OpenDay({ living, changes, day }: ChangeDayProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useFocusHeir(details, () => details.current?.closest<HTMLElement>('.plan-day'));
  const { done } = living.progress;
  const open = day.items.filter(
    ({ key, part }) => part === 1 && living.shown.has(key) && !Object.hasOwn(done, key),
  );
  return (
    <details ref={details} className="plan-change">
      <summary aria-label={`Change day ${day.day}`}>Change</summary>
      <div className="plan-change-body">
        {open.map(({ key }) => (
          <ChangeTopic key={key} living={living} changes={changes} topic={key} day={day.day} />
        ))}
        <PickDay
          living={living}
          label="Swap this day with"
          submit="Swap"
          onPick={(other) => changes.swap(day.day, other)}
        />
      </div>
    </details>
  );
}

type ChangeTopicProps = {
  readonly living: LivingPlan;
  readonly changes: Changes;
  readonly topic: string;
  readonly day: number;
};

function ChangeTopic({ living, changes, topic, day }: ChangeTopicProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useFocusHeir(fields, () => fields.current?.closest('details')?.querySelector('summary'));
  const isKept = living.saved.locked.has(topic);
  return (
    <fieldset ref={fields}>
      <legend>{nameTopic(living.shown, topic)}</legend>
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
    </fieldset>
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
