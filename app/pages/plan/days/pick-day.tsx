import './pick-day.css';
import { type FormEvent, useId } from 'react';

import { readText } from '../../../ui/read-text.ts';
import { formatShortDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { RefusalLine } from '../change/refusal-line.tsx';
import type { Changes } from '../change/use-changes.ts';

type PickDayProps = {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
  readonly label: string;
  readonly submit: string;
  /** The day to move away from, which is not offered. */
  readonly day: number;
  readonly onPick: (day: number, at: string) => void;
};

/** Picks another day, from today on, that may have new topics. */
export function PickDay({ tracked, changes, label, submit, day, onPick }: PickDayProps) {
  const id = useId();
  const { saved, plan, progress } = tracked;
  const days = plan.days
    .slice(progress.today - 1)
    .filter((other) => other.day !== day && (other.type === 'learn' || other.type === 'practice'));
  const next = days.find((other) => other.day > day) ?? days[0];
  const pick = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPick(Number(readText(new FormData(event.currentTarget), 'day')), id);
  };
  if (!next) return null;
  return (
    <form className="plan-pick" onSubmit={pick}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="day" defaultValue={next.day}>
        {days.map((other) => (
          <option key={other.day} value={other.day}>
            {formatShortDate(dateOfDay(saved.starts, other.day))}
          </option>
        ))}
      </select>
      <button type="submit" className="button quiet">
        {submit}
      </button>
      <RefusalLine changes={changes} at={id} />
    </form>
  );
}
