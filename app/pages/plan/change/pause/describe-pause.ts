import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Pause } from '#planner/types/plan-request.ts';
import { formatWholeDate } from '#wording/dates.ts';

type Dated = { readonly starts: string; readonly plan: Plan };

/** What was saved: "The plan pauses from … to …. It now ends on …." */
export function describePaused({ starts, plan }: Dated, pause: Pause): string {
  const end = pause.open ? '' : ` It now ends on ${dateOf(starts, plan.days.length)}.`;
  return `The plan pauses ${describeSpan(starts, pause)}.${end}`;
}

export function describeResumed({ starts, plan }: Dated): string {
  return `The pause is over. The plan now ends on ${dateOf(starts, plan.days.length)}.`;
}

/** The state of a pause that has not ended: planned, or now. */
export function describePause({ starts, plan }: Dated, pause: Pause, today: number): string {
  if (pause.from > today) return `The plan pauses ${describeSpan(starts, pause)}.`;
  if (pause.open)
    return `The plan pauses since ${dateOf(starts, pause.from)}, until you go on. You miss nothing.`;
  const next = plan.days.slice(pause.to).find(({ minutes }) => minutes > 0);
  const goesOn = next ? ` The plan goes on on ${dateOf(starts, next.day)}.` : '';
  return `The plan pauses until ${dateOf(starts, pause.to)}. You miss nothing.${goesOn}`;
}

function describeSpan(starts: string, { from, to, open }: Pause): string {
  if (open) return `from ${dateOf(starts, from)} until you go on`;
  return from === to ? `on ${dateOf(starts, from)}` : `from ${dateOf(starts, from)} to ${dateOf(starts, to)}`;
}

function dateOf(starts: string, day: number): string {
  return formatWholeDate(dateOfDay(starts, day));
}
