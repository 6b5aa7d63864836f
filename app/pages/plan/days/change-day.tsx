import '../../../ui/tool.css';
import './change-day.css';
import { Lock, LockOpen, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import type { Day } from '#planner/types/plan.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { PickDay } from './pick-day.tsx';
import { findDependents } from '../change/list-taken-out.ts';
import { RefusalLine } from '../change/refusal-line.tsx';
import { nameTopic } from '../topics.ts';
import type { Changes } from '../change/use-changes.ts';
import { useFocusFallback } from '../change/use-focus-fallback.ts';

type ChangeDayProps = { readonly tracked: TrackedPlan; readonly changes: Changes; readonly day: Day };

/** The changes that are possible on a learning day that is not over. */
export function ChangeDay({ tracked, changes, day }: ChangeDayProps) {
  const isOver = day.day < tracked.progress.today;
  if (day.type !== 'learn' || isOver) return null;
  return <OpenDay tracked={tracked} changes={changes} day={day} />;
}

/** Renders its controls only when open, since they list every day of the plan. */
function OpenDay({ tracked, changes, day }: ChangeDayProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFocusFallback(details, () => details.current?.closest<HTMLElement>('.plan-day'));
  const { done } = tracked.progress;
  const open = day.items.filter(
    ({ key, part }) => part === 1 && tracked.shown.has(key) && !Object.hasOwn(done, key),
  );
  return (
    <details ref={details} className="plan-change" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="plan-quiet-summary" aria-label={`Change day ${day.day}`}>
        Change
      </summary>
      {isOpen && (
        <div className="plan-change-body">
          {open.map(({ key }) => (
            <ChangeTopic key={key} tracked={tracked} changes={changes} topic={key} day={day.day} />
          ))}
          <PickDay
            {...{ tracked, changes }}
            day={day.day}
            label="Swap this day with"
            submit="Swap"
            onPick={(other, at) => changes.swap(day.day, other, at)}
          />
        </div>
      )}
    </details>
  );
}

type ChangeTopicProps = {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
  readonly topic: string;
  readonly day: number;
};

function ChangeTopic({ tracked, changes, topic, day }: ChangeTopicProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const at = useId();
  useFocusFallback(fields, () => fields.current?.closest('details')?.querySelector('summary'));
  const isLocked = tracked.saved.locked.has(topic);
  return (
    <fieldset ref={fields}>
      <legend>{nameTopic(tracked.shown, topic)}</legend>
      <PickDay
        {...{ tracked, changes, day }}
        label="Move to"
        submit="Move"
        onPick={(to, picker) => changes.lock(topic, to, picker)}
      />
      <button
        type="button"
        className="tool"
        onClick={() => (isLocked ? changes.unlock(topic) : changes.lock(topic, day, at))}
      >
        {isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
        {isLocked ? 'Unlock' : 'Lock to this day'}
      </button>
      <button type="button" className="tool" onClick={() => changes.drop(topic, false, at)}>
        <X aria-hidden /> Remove
      </button>
      {findDependents(tracked, topic).length > 0 && (
        <button type="button" className="tool" onClick={() => changes.drop(topic, true, at)}>
          <X aria-hidden /> Remove with everything that depends on it
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </fieldset>
  );
}
