import './all-days.css';

import type { Changes } from '../change/use-changes.ts';
import { Weeks } from '../days/weeks.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import type { ShownDay } from './use-shown-day.ts';

type AllDaysProps = {
  readonly tracked: TrackedPlan;
  readonly changes: Changes;
  readonly shown: ShownDay;
  /** Whether all weeks are open, for printing. */
  readonly isWhole: boolean;
};

/** All days of the plan, as a list by week or as a calendar. Paper has the list. */
export function AllDays({ tracked, changes, shown, isWhole }: AllDaysProps) {
  const { view, setView, target, show } = shown;
  return (
    <section className="plan-weeks" aria-labelledby="all-days">
      <div className="all-days-head">
        <h2 id="all-days">All days</h2>
        <fieldset className="plan-views">
          <legend className="unseen">View of all days</legend>
          {(['list', 'calendar'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {one === 'list' ? 'List' : 'Calendar'}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'calendar' && !isWhole ? (
        <PlanCalendar tracked={tracked} onShow={show} />
      ) : (
        <Weeks {...{ tracked, changes, isWhole, target }} />
      )}
    </section>
  );
}
