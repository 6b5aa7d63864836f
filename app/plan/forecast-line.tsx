import { forecastEnd } from '#planner/forecast-end.ts';

import { dateOfDay, formatLong } from './dates.ts';
import type { LivingPlan } from './use-living.ts';

/** When all of the plan will be learned, by what the learner has done so far, and how sure that is. */
export function ForecastLine({ living }: { readonly living: LivingPlan }) {
  const { plan, progress, saved } = living;
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
        {facts} As planned, the last one is done by {date(day)}.
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
