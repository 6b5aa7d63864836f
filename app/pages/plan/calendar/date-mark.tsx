import { Check } from 'lucide-react';

import { describeDateState, type PlanDate } from './plan-date.ts';

/** The minutes of a day and whether it is done: as a sign, and in words for people who do not see it. */
export function DateMark({ date }: { readonly date: PlanDate }) {
  return (
    <>
      {date.state !== 'free' && (
        <span className="plan-cell-minutes">
          {date.minutes} <span>min</span>
        </span>
      )}
      <span className="plan-cell-mark" aria-hidden>
        {date.state === 'done' && <Check />}
        {date.state === 'free' && '–'}
        {date.state !== 'done' && date.done > 0 && `${date.done}/${date.all}`}
        {date.state === 'left' && date.done === 0 && 'open'}
      </span>
      <span className="unseen">
        {describeDateState(date)}
        {date.isToday && ', today'}
      </span>
    </>
  );
}
