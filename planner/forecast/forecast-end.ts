import type { Plan } from '../types/plan.ts';
import { sum } from '../time/minutes.ts';
import { type History, measurePace } from './measure-pace.ts';
import { makeProgressMeasures, type ProgressMeasure } from './progress-measures.ts';

/** Days are the plan's; null is more than twenty years away. */
export type Forecast = {
  readonly day: number | null;
  /** Three times in four it is between these, after fifteen topics at a steady pace. */
  readonly earliest: number | null;
  readonly latest: number | null;
  readonly basis: 'pace' | 'plan';
};

/** Our own choice. */
const minDone = 5;
/** The span in deviations: a few topics look steadier than they are. Decision 022. */
const reserve = 3;

/** Uses the measure, of three, in which the learner was steadiest. */
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

function countDaysLeft({ needed }: ProgressMeasure, { done }: History): number {
  return sum([...needed].filter(([key]) => !Object.hasOwn(done, key)).map(([, days]) => days));
}

function findDay({ given }: ProgressMeasure, amount: number, today: number): number | null {
  const day = given.findIndex((until) => until >= amount - rounding);
  return day < 0 ? null : Math.max(day, today);
}

const rounding = 1e-6;
