import { isDate } from '#journal/event/guards.ts';
import { pausePlan } from '#planner/pause/pause-plan.ts';
import { dateOfDay, dayOfDate } from '#planner/time/plan-dates.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Pause } from '#planner/types/plan-request.ts';
import { formatWholeDate } from '#wording/dates.ts';

import type { FieldErrors } from '../../../../ui/errors.ts';
import { readText } from '../../../../ui/read-text.ts';
import type { TrackedPlan } from '../../tracked/tracked-plan.ts';

type PauseRead =
  | { readonly next: Plan; readonly pause: Pause }
  | { readonly errors: FieldErrors }
  | { readonly problem: string };

/** The plan with the pause of a form, or what is wrong in it. Without a last day, the pause goes on until it is ended. */
export function readPause(data: FormData, { saved, plan, progress }: TrackedPlan): PauseRead {
  const [first, last] = [readText(data, 'pause-from'), readText(data, 'pause-to')];
  const dateOf = (day: number) => formatWholeDate(dateOfDay(saved.starts, day));
  const from = isDate(first) ? dayOfDate(saved.starts, first) : 0;
  const to = isDate(last) ? dayOfDate(saved.starts, last) : null;
  if (from < progress.today)
    return { errors: { 'pause-from': [`Choose ${dateOf(progress.today)} or a later day.`] } };
  if (from > plan.days.length)
    return {
      errors: { 'pause-from': [`The plan ends on ${dateOf(plan.days.length)}. Choose an earlier day.`] },
    };
  if (to !== null && to < from) return { errors: { 'pause-to': [`Choose ${dateOf(from)} or a later day.`] } };
  const pause: Pause = to === null ? { from, to: from, open: true } : { from, to };
  const next = pausePlan(plan, pause);
  return next
    ? { next, pause }
    : { problem: 'The plan would be longer than ten years. Choose a shorter pause.' };
}
