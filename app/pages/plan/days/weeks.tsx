import './weeks.css';
import { useState } from 'react';

import type { Day } from '#planner/types/plan.ts';

import { formatShortDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { DayLine } from './day-line.tsx';
import type { Changes } from '../change/use-changes.ts';
import type { TargetDay } from '../calendar/use-shown-day.ts';
import { useTarget } from '../calendar/use-target.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

type WeeksProps = {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
  /** Whether all weeks are open, for printing. */
  readonly isWhole: boolean;
  /** The day to open and to go to. */
  readonly target: TargetDay | null;
};

/** All days of the plan by week. The current week is open. */
export function Weeks({ tracked, changes, isWhole, target }: WeeksProps) {
  const { plan, progress } = tracked;
  const weeks = Array.from({ length: Math.ceil(plan.days.length / 7) }, (_, week) =>
    plan.days.slice(week * 7, week * 7 + 7),
  );
  const current = Math.min(weeks.length - 1, Math.floor((progress.today - 1) / 7));
  return (
    <>
      {weeks.map((days, week) => (
        <Week
          key={days[0]?.day}
          days={days}
          name={`Week ${week + 1}`}
          isCurrent={week === current}
          {...{ tracked, changes, isWhole, target }}
        />
      ))}
    </>
  );
}

type WeekProps = WeeksProps & {
  readonly days: readonly Day[];
  readonly name: string;
  readonly isCurrent: boolean;
};

/** Renders its days only when open, since a plan may have ten years of them. */
function Week({ days, name, isCurrent, isWhole, tracked, changes, target }: WeekProps) {
  const [isOpen, setOpen] = useState(isCurrent);
  const own = days.some(({ day }) => day === target?.day) ? target : null;
  useTarget(own, isOpen, setOpen);
  const { starts } = tracked.saved;
  const [first, last] = [days[0]?.day ?? 1, days.at(-1)?.day ?? 1];
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <details
      className="plan-week"
      open={isOpen || isWhole}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="plan-summary">
        {name}{' '}
        <span className="plan-facts">
          {formatShortDate(dateOfDay(starts, first))} to {formatShortDate(dateOfDay(starts, last))} ·{' '}
          {minutes} min
        </span>
      </summary>
      {(isOpen || isWhole) && (
        <ol className="plan-list">
          {days.map((day) => (
            <DayLine key={day.day} day={day} tracked={tracked} changes={changes} />
          ))}
        </ol>
      )}
    </details>
  );
}
