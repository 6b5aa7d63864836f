import { forecastEnd } from '#planner/forecast/forecast-end.ts';
import type { Plan } from '#planner/types/plan.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from './tracked-plan.ts';
import { findPlannedEnd } from './find-planned-end.ts';
import { countDone } from '#planner/store/read-progress.ts';
import { allTopics, count, plural } from '#wording/counts.ts';

/** When the learner will finish, based on what they have done so far, and how certain that is. */
export function ForecastLine({ tracked }: { readonly tracked: TrackedPlan }) {
  const { progress, saved } = tracked;
  const plan = leaveOut(tracked.plan, progress.dropped ?? []);
  const { done, all } = countDone(plan, progress);
  const { day, earliest, latest, basis } = forecastEnd(plan, progress);
  const date = (on: number) => formatWholeDate(dateOfDay(saved.starts, on));
  if (done === all) return <p>{`${allTopics(all)} ${plural(all, 'is', 'are')} done.`}</p>;
  const facts = `${done} of ${count(all, 'topic')} done.`;
  if (day === null) return <p>{facts} At your pace it would take more than twenty years.</p>;
  const end = basis === 'plan' ? findPlannedEnd(plan, progress, day) : day;
  const late = end - plan.days.length;
  const pace = late > 0 ? 'If you continue from today' : 'As planned';
  const span = basis === 'pace' && earliest !== null && latest !== null && latest - earliest > 1;
  return (
    <p>
      {facts} {basis === 'pace' ? 'At your pace' : pace}, you will finish the last one by {date(end)}
      {late > 0 && `, ${count(late, 'day')} after the plan ends`}
      {span && `; most likely between ${date(earliest)} and ${date(latest)}`}.
    </p>
  );
}

function leaveOut(plan: Plan, dropped: readonly string[]): Plan {
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.filter(({ key }) => !dropped.includes(key)),
  }));
  return { ...plan, days };
}
