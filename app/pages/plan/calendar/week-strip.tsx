import './plan-cell.css';
import './week-strip.css';
import { formatShortDate } from '#wording/dates.ts';
import { isOver } from '#planner/stored-plan/read-progress.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { DateMark } from './date-mark.tsx';
import { DayLink, type ShowDay } from './day-link.tsx';
import { listPlanWeek } from './plan-date.ts';

type WeekStripProps = { readonly tracked: TrackedPlan; readonly onShow: ShowDay };

/** The seven days around today, each with its minutes and whether it is done. */
export function WeekStrip({ tracked, onShow }: WeekStripProps) {
  if (isOver(tracked.plan, tracked.progress)) return null;
  const week = listPlanWeek(tracked);
  return (
    <section className="week-strip" aria-labelledby="plan-week">
      <h2 id="plan-week">{tracked.hasBegun ? 'This week' : 'The first week'}</h2>
      <ol>
        {week.map((date) => {
          const [weekday, ...rest] = formatShortDate(date.date).split(' ');
          return (
            <li key={date.day}>
              <DayLink date={date} onShow={onShow}>
                <span className="plan-cell-date">
                  {weekday} <span>{rest.join(' ')}</span>
                </span>
                <DateMark date={date} />
              </DayLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
