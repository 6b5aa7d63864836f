import type { Plan } from '../types/plan.ts';
import type { Pause } from '../types/plan-request.ts';
import { joinPauses } from '../time/pauses.ts';
import { placeDays } from './place-days.ts';

/** Makes the days of a pause free; all sessions from its first day on come later. Null if the plan would be too long. */
export function pausePlan(plan: Plan, pause: Pause): Plan | null {
  return placeDays(plan, pause.from, joinPauses([...listPauses(plan), pause]));
}

/** Ends the pauses that are not over before a day; sessions come sooner again. */
export function resumePlan(plan: Plan, today: number): Plan {
  const pauses = listPauses(plan);
  const next = pauses.find(({ to }) => to >= today);
  if (!next) return plan;
  const left = pauses.flatMap((pause) => cutPause(pause, today));
  return placeDays(plan, Math.max(next.from, today), left) ?? plan;
}

/** A pause until further notice grows with every day: today is still free. */
export function extendPause(plan: Plan, today: number): Plan {
  const open = listPauses(plan).find((pause) => pause.open && pause.to < today);
  if (!open) return plan;
  const { from, to } = open;
  const joined = joinPauses([...listPauses(plan), { from, to: today, open: true }]);
  return placeDays(plan, to + 1, joined) ?? plan;
}

/** The pause that is not over, or null. */
export function findPause(plan: Plan, today: number): Pause | null {
  return listPauses(plan).find(({ to }) => to >= today) ?? null;
}

function listPauses({ request }: Plan): readonly Pause[] {
  return request.pauses ?? [];
}

function cutPause(pause: Pause, today: number): Pause[] {
  if (pause.to < today) return [pause];
  return pause.from < today ? [{ from: pause.from, to: today - 1 }] : [];
}
