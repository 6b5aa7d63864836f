import type { Plan } from '../model/plan.ts';
import { sum } from '../time/sum.ts';
import { type History, measurePace } from './measure-pace.ts';
import { makeProgressMeasures, type ProgressMeasure } from './progress-measures.ts';

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

/** Our own choice. */
const minDone = 5;
/** The span in deviations: a few topics look steadier than they are. Decision 022. */
const reserve = 3;

/**
 * Says when a plan will be learned at the learner's pace, by the measure, of three, in which it was steadiest. A plan
 * with all its topics done ended on the day of the last.
 */
export function forecastEnd(plan: Plan, history: History): Forecast {
  const [days, ...others] = makeProgressMeasures(plan);
  const keys = [...days.needed.keys()];
  const done = keys.filter((key) => Object.hasOwn(history.done, key));
  if (done.length === keys.length)
    return certain(Math.max(0, ...done.map((key) => history.done[key] ?? 0)), 'pace');
  if (done.length < minDone) return certain(history.today + countDaysLeft(days, history), 'plan');
  const paces = [days, ...others].map((measure) => ({ measure, pace: measurePace(measure, history) }));
  const best = paces.reduce((a, b) => (b.pace.deviation < a.pace.deviation ? b : a));
  const { cost, deviation, endAt } = best.pace;
  const reach = (share: number) => findDay(best.measure, endAt(cost * share), history.today);
  return {
    day: reach(1),
    earliest: reach(Math.max(0, 1 - reserve * deviation)),
    latest: reach(1 + reserve * deviation),
    basis: 'pace',
  };
}

function certain(day: number, basis: Forecast['basis']): Forecast {
  return { day, earliest: day, latest: day, basis };
}

/** Days that the plan has for what is not done. */
function countDaysLeft({ needed }: ProgressMeasure, { done }: History): number {
  return sum([...needed].filter(([key]) => !Object.hasOwn(done, key)).map(([, days]) => days));
}

function findDay({ given }: ProgressMeasure, amount: number, today: number): number | null {
  const day = given.findIndex((until) => until >= amount - rounding);
  return day < 0 ? null : Math.max(day, today);
}

/** Sums of fractions differ by less. */
const rounding = 1e-6;
