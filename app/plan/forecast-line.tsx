import { forecastEnd } from '#planner/forecast-end.ts';
import type { Plan } from '#planner/plan.ts';

import { dateOfDay, formatLong } from './dates.ts';
import type { LivingPlan } from './living.ts';
import { findPlannedEnd } from './planned-end.ts';

/** When all of the plan will be learned, by what the learner has done so far, and how sure that is. */
export function ForecastLine({ living }: { readonly living: LivingPlan }) {
  const { progress, saved } = living;
  const plan = leaveOut(living.plan, progress.dropped ?? []);
  const { day, earliest, latest, basis } = forecastEnd(plan, progress);
  const date = (on: number) => formatLong(dateOfDay(saved.starts, on));
  const keys = new Set(plan.days.flatMap(({ items }) => items.map(({ key }) => key)));
  const done = [...keys].filter((key) => Object.hasOwn(progress.done, key)).length;
  if (done === keys.size) return <p>All {keys.size} topics are done.</p>;
  const facts = `${done} of ${keys.size} topics done.`;
  if (day === null) return <p>{facts} At your pace it would take more than twenty years.</p>;
  if (basis === 'plan')
    return (
      <p>
        {facts} As planned, the last one is done by {date(findPlannedEnd(plan, progress, day))}.
      </p>
    );
  const span = earliest !== null && latest !== null && latest - earliest > 1;
  return (
    <p>
      {facts} At your pace, the last one is done by {date(day)}
      {span && `, most likely between ${date(earliest)} and ${date(latest)}`}.
    </p>
  );
}

/** What the learner takes no more is not waited for. */
function leaveOut(plan: Plan, dropped: readonly string[]): Plan {
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.filter(({ key }) => !dropped.includes(key)),
  }));
  return { ...plan, days };
}
