import { type History, measurePace } from './pace.ts';
import type { Plan } from '../model/plan.ts';
import { sum } from '../time/sum.ts';
import { makeYardsticks, type Yardstick } from './progress-measures.ts';

/** Days are the plan's; null is more than twenty years away. */
export type Forecast = {
  /** When the last topic of the plan will be done. */
  readonly day: number | null;
  /** Three times in four it is between these, after ten topics at a steady pace. */
  readonly earliest: number | null;
  readonly latest: number | null;
  /** The learner's own pace, or the plan's while fewer than five of its topics are done. */
  readonly basis: 'pace' | 'plan';
};

const leastDone = 5;
/** How much farther from the pace the rest may lead than what is done has strayed: few topics look steadier than they are. */
const reserve = 3;

/**
 * Says when a plan will be learned, at the pace of what is done: by the measure, of three, in which the learner was
 * steadiest. A plan that has all its topics done ended on the day of the last.
 */
export function forecastEnd(plan: Plan, history: History): Forecast {
  const [days, ...others] = makeYardsticks(plan);
  const keys = [...days.takes.keys()];
  const done = keys.filter((key) => Object.hasOwn(history.done, key));
  if (done.length === keys.length)
    return certain(Math.max(0, ...done.map((key) => history.done[key] ?? 0)), 'pace');
  if (done.length < leastDone) return certain(history.today + planLeft(days, history), 'plan');
  const measured = [days, ...others].map((yardstick) => ({
    yardstick,
    pace: measurePace(yardstick, history),
  }));
  const best = measured.reduce((a, b) => (b.pace.stray < a.pace.stray ? b : a));
  const { cost, stray, endAt } = best.pace;
  const reach = (share: number) => findDay(best.yardstick, endAt(cost * share), history.today);
  return {
    day: reach(1),
    earliest: reach(Math.max(0, 1 - reserve * stray)),
    latest: reach(1 + reserve * stray),
    basis: 'pace',
  };
}

function certain(day: number, basis: Forecast['basis']): Forecast {
  return { day, earliest: day, latest: day, basis };
}

/** Days that the plan has for what is not done. */
function planLeft({ takes }: Yardstick, { done }: History): number {
  return sum([...takes].filter(([key]) => !Object.hasOwn(done, key)).map(([, days]) => days));
}

function findDay({ given }: Yardstick, wanted: number, today: number): number | null {
  const day = given.findIndex((until) => until >= wanted - rounding);
  return day < 0 ? null : Math.max(day, today);
}

const rounding = 1e-6;
