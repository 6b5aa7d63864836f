import './today.css';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { formatWholeDate } from '#wording/dates.ts';

import { Behind } from '../change/behind.tsx';
import type { Changes } from '../change/use-changes.ts';
import { WorkList } from '../days/work-list.tsx';
import { isFree } from '../describe-fill.ts';
import { isDayDone } from '../tracked/count-day.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { DayShare, CurrentStep } from './day-share.tsx';
import { NextDay } from './next-day.tsx';
import { DoneForToday } from './done-for-today.tsx';

type TodayProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** The work of today as a card, or of the first day if the plan has not started. */
export function Today({ tracked, changes }: TodayProps) {
  const { saved, plan, progress, hasBegun } = tracked;
  const day = plan.days[progress.today - 1];
  if (!day) return null;
  const isDone = hasBegun && !isFree(day) && isDayDone(tracked, day);
  const date = formatWholeDate(dateOfDay(saved.starts, day.day));
  return (
    <section className="plan-today" aria-labelledby="today" data-done={isDone}>
      <header className="today-head">
        <div>
          <h2 id="today">{hasBegun ? 'Today' : `Starts on ${date}`}</h2>
          {!isFree(day) && (
            <p className="plan-facts">
              {hasBegun && `${date} · `}
              <span>{day.minutes} minutes in total</span>
            </p>
          )}
        </div>
        {!isFree(day) && <DayShare tracked={tracked} day={day} />}
      </header>
      <CurrentStep tracked={tracked} />
      <DoneForToday tracked={tracked} day={day} isDone={isDone} />
      {isFree(day) ? (
        <p className="today-free">
          Nothing planned {hasBegun ? 'today' : 'on this day'}. <NextDay tracked={tracked} day={day} />
        </p>
      ) : (
        <WorkList tracked={tracked} day={day} />
      )}
      <Behind tracked={tracked} changes={changes} />
    </section>
  );
}
