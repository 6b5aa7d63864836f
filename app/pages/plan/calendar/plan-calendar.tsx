import './plan-calendar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { formatMonth } from '#wording/dates.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import type { ShowDay } from './day-link.tsx';
import { listMonths } from './list-month.ts';
import { MonthTable } from './month-table.tsx';

type CalendarProps = { readonly tracked: TrackedPlan; readonly onShow: ShowDay };

/** All days of the plan by month, beginning with the month of today. */
export function PlanCalendar({ tracked, onShow }: CalendarProps) {
  const { saved, plan, progress } = tracked;
  const last = plan.days.length;
  const months = listMonths(saved.starts, dateOfDay(saved.starts, last));
  const current = dateOfDay(saved.starts, Math.min(progress.today, last)).slice(0, 7);
  const [at, turnTo] = useState(Math.max(0, months.indexOf(current)));
  const month = months[at] ?? current;
  return (
    <div className="plan-calendar">
      <div className="calendar-head">
        <TurnButton label="Previous month" isLast={at === 0} onTurn={() => turnTo(at - 1)} />
        <p aria-live="polite">{formatMonth(month)}</p>
        <TurnButton
          label="Next month"
          isNext
          isLast={at === months.length - 1}
          onTurn={() => turnTo(at + 1)}
        />
      </div>
      <MonthTable {...{ tracked, month, onShow }} />
      <p className="plan-facts">
        A check marks a day that is done, a dash a day with nothing planned. Choose a day to see its work.
      </p>
    </div>
  );
}

type TurnButtonProps = {
  readonly label: string;
  readonly isNext?: boolean;
  readonly isLast: boolean;
  readonly onTurn: () => void;
};

/** At the last month it stays in place, so that it keeps the focus. */
function TurnButton({ label, isNext = false, isLast, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isLast || undefined}
      onClick={() => !isLast && onTurn()}
    >
      {isNext ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </button>
  );
}
