import { allowTime } from '#planner/time/allowance.ts';
import { makeSlots } from '#planner/time/make-slots.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import { rankTechnologies } from '#planner/select/order-curriculum.ts';

/** The technologies of a stack that the days have time for, and those that come after them; both in teaching order. */
export type Stack = { readonly taught: readonly string[]; readonly later: readonly string[] };

/** Minutes for new topics without which a technology is not worth beginning: about its first fifteen topics. */
const minMinutes = 300;
const usualTopic = 20;

/** Cuts a stack to the days: seven technologies in a month would be a taste of each and a beginning in none. */
export function cutStack(technologies: readonly string[], request: PlanRequest): Stack {
  const ranked = rankTechnologies(technologies, request.needs, technologies);
  const slots = makeSlots(request, allowTime(request), request.days);
  const minutes = slots.reduce(
    (sum, { capacity, maxTopics }) => sum + Math.min(capacity, maxTopics * usualTopic),
    0,
  );
  const most = Math.max(1, Math.floor(minutes / minMinutes));
  return { taught: ranked.slice(0, most), later: ranked.slice(most) };
}
