import './days-worked.css';
import { countWorked, type DayWorked, listWeeks } from '#journal/fold/days-worked.ts';

import { formatDate, readToday, weekdays } from '../../../wording/dates.ts';

type DaysWorkedProps = { readonly days: ReadonlyMap<string, number> };

/** The counts from which a day is shown larger and darker. */
const levels = [1, 3, 6, 10];

export function DaysWorked({ days }: DaysWorkedProps) {
  const today = readToday();
  const weeks = listWeeks(days, today, 26);
  return (
    <>
      <h3 className="days-worked-title">Days worked</h3>
      <p>You worked on {countWorked(days, today, 30)} of the last 30 days.</p>
      <table className="days-worked">
        <caption className="unseen">How much you did on each day of the last 26 weeks</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Day</span>
            </th>
            {nameMonths(weeks).map(({ from, name, span }) => (
              <th key={from} scope="colgroup" colSpan={span}>
                <span className={span > 1 ? undefined : 'unseen'}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday, at) => (
            <tr key={weekday}>
              <th scope="row">{weekday.slice(0, 3)}</th>
              {weeks.map((week) => (
                <Day key={week[0]?.date} day={week[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day }: { readonly day: DayWorked | undefined }) {
  if (!day) return <td aria-hidden />;
  const label = `${day.count} on ${formatDate(day.date)}`;
  const level = levels.filter((minimum) => day.count >= minimum).length;
  return (
    <td data-level={level} title={label}>
      <span className="unseen">{label}</span>
    </td>
  );
}

type Month = { readonly from: string; readonly name: string; span: number };

/** The months in which the weeks begin. */
function nameMonths(weeks: readonly (readonly DayWorked[])[]): Month[] {
  const months: Month[] = [];
  for (const [monday] of weeks) {
    const from = monday?.date ?? '';
    const last = months.at(-1);
    if (last?.from.slice(0, 7) === from.slice(0, 7)) last.span += 1;
    else months.push({ from, name: formatDate(from).replace(/\d+ (...).*/, '$1'), span: 1 });
  }
  return months;
}
