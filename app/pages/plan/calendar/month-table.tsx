import './plan-cell.css';
import './month-table.css';
import { formatMonth, formatWholeDate, weekdays } from '#wording/dates.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { DateMark } from './date-mark.tsx';
import { DayLink, type ShowDay } from './day-link.tsx';
import { listMonthWeeks } from './list-month.ts';
import { findPlanDate } from './plan-date.ts';

type MonthProps = { readonly tracked: TrackedPlan; readonly month: string; readonly onShow: ShowDay };

/** A month of the plan. Days outside the plan have only their number. */
export function MonthTable({ tracked, month, onShow }: MonthProps) {
  return (
    <table className="plan-month">
      <caption>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listMonthWeeks(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, weekday) => (
              <td key={weekdays[weekday]}>{date !== null && <DateCell {...{ tracked, date, onShow }} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DateCellProps = Omit<MonthProps, 'month'> & { readonly date: string };

function DateCell({ tracked, date, onShow }: DateCellProps) {
  const found = findPlanDate(tracked, date);
  const number = Number(date.slice(-2));
  if (!found) return <span className="plan-outside">{number}</span>;
  return (
    <DayLink date={found} onShow={onShow}>
      <span className="plan-cell-date" aria-hidden>
        {number}
      </span>
      <span className="unseen">{formatWholeDate(date)}, </span>
      <DateMark date={found} />
      {found.state !== 'free' && <span className="plan-cell-work">{found.work}</span>}
    </DayLink>
  );
}
