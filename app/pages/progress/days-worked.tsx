import './days-worked.css';
import { useToday } from '../../ui/use-today.ts';
import { countWorked, type DayWorked, listWeeks } from '#journal/fold/list-days.ts';

import { formatDate, weekdays } from '../../../wording/dates.ts';

type DaysWorkedProps = { readonly days: ReadonlyMap<string, number> };

/** The counts from which a day is shown darker. */
const levels = [1, 3, 6, 10];

export function DaysWorked({ days }: DaysWorkedProps) {
  const today = useToday();
  const weeks = listWeeks(days, today, 26);
  return (
    <section className="margin-section" aria-labelledby="days-worked">
      <h2 id="days-worked">Days worked</h2>
      <p>You worked on {countWorked(days, today, 30)} of the last 30 days.</p>
      <div>
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
        <DayScale />
      </div>
    </section>
  );
}

/** The cells themselves have the numbers. */
function DayScale() {
  return (
    <p className="day-scale" aria-hidden>
      Less
      {[0, ...levels].map((minimum, level) => (
        <span key={minimum} data-level={level} />
      ))}
      More
    </p>
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
