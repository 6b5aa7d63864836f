import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { oneADay } from '../testing/example-course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { forecastEnd } from './forecast-end.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';
import { makeProgressMeasures } from './progress-measures.ts';

const lengths = [20, 10, 30, 15, 25];
const topics = exampleChain(60).map((topic, at) =>
  exampleTopic(at + 1, { prerequisites: topic.prerequisites, minutes: lengths[(at * 7) % 5] ?? 20 }),
);
const plan = makePlan(topics, { days: 90, age: 30, level: 1 });
const paces = Array.from({ length: 10 }, (_, step) => 0.3 + step / 10);

describe('forecastEnd', () => {
  for (const [measure, name] of [
    'days of the plan',
    'minutes on learn days',
    'minutes on all days',
  ].entries()) {
    test(`is within a tenth after fifteen topics, for a learner whose pace is steady in ${name}`, () => {
      for (const pace of paces) {
        const { days, end } = simulateLearner(plan, measure, pace);
        const today = days[14]?.[1] ?? 0;
        const done = Object.fromEntries(days.filter(([, day]) => day <= today));
        const { day, basis } = forecastEnd(plan, { today, done });
        assert.equal(basis, 'pace');
        assert.ok(Math.abs((day ?? 0) - end) <= end / 10, `at ${pace} it says ${day}, not ${end}`);
      }
    });
  }

  test('gives a span that includes the true end three times in four', () => {
    const hits = paces.flatMap((pace) =>
      [0, 1, 2].map((measure) => {
        const { days, end } = simulateLearner(plan, measure, pace);
        const today = days[19]?.[1] ?? 0;
        const done = Object.fromEntries(days.filter(([, day]) => day <= today));
        const { earliest, latest } = forecastEnd(plan, { today, done });
        return (earliest ?? 0) <= end && end <= (latest ?? 0);
      }),
    );
    assert.ok(hits.filter(Boolean).length >= (hits.length * 3) / 4);
  });

  test('goes by the plan while fewer than five topics are done', () => {
    const short = makePlan(exampleChain(5, { minutes: 30 }), { days: 5, age: 30, level: 1, ...oneADay });
    assert.deepEqual(forecastEnd(short, { today: 0, done: {} }), {
      day: 5,
      earliest: 5,
      latest: 5,
      basis: 'plan',
    });
    assert.equal(forecastEnd(short, { today: 4, done: { 'a/1': 1 } }).day, 8);
  });

  test('goes by the pace from the fifth topic on', () => {
    const { days } = simulateLearner(plan, 0, 0.5);
    const basisAfter = (count: number) =>
      forecastEnd(plan, { today: 90, done: Object.fromEntries(days.slice(0, count)) }).basis;
    assert.deepEqual([basisAfter(4), basisAfter(5)], ['plan', 'pace']);
  });

  test('gives a span of three deviations to each side', () => {
    const daily = makePlan(exampleChain(20, { minutes: 30 }), { days: 28, age: 30, level: 1, ...oneADay });
    const days = [2, 3, 7, 8, 9, 12];
    const done = Object.fromEntries(days.map((day, at) => [daily.covered[at], day]));
    const { earliest, day, latest } = forecastEnd(daily, { today: 12, done });
    assert.deepEqual([earliest, day, latest], [41, 48, 56]);
  });

  test('moves to a later day when a learner stops', () => {
    const { days } = simulateLearner(plan, 0, 1);
    const done = Object.fromEntries(days.slice(0, 10));
    const today = days[9]?.[1] ?? 0;
    const soon = forecastEnd(plan, { today, done }).day ?? 0;
    const late = forecastEnd(plan, { today: today + 30, done }).day ?? 0;
    assert.ok(late > soon + 30);
  });

  test('returns the day of the last topic once all are done', () => {
    const { days } = simulateLearner(plan, 0, 0.5);
    const last = Math.max(...days.map(([, day]) => day));
    const forecast = forecastEnd(plan, { today: last + 40, done: Object.fromEntries(days) });
    assert.equal(forecast.day, last);
  });

  test('returns null for an end in more than twenty years', () => {
    const five = Object.fromEntries(['a/1', 'a/2', 'a/3', 'a/4', 'a/5'].map((key) => [key, 3000]));
    assert.equal(forecastEnd(plan, { today: 3000, done: five }).day, null);
  });

  test('ignores topics that are not in the plan', () => {
    const done = { [exampleTopic(1, { technology: 'z' }).key]: 1 };
    assert.deepEqual(forecastEnd(plan, { today: 3, done }), forecastEnd(plan, { today: 3, done: {} }));
  });
});

/** A learner who needs 1 / `pace` of the planned time, by one measure. */
function simulateLearner(whole: Plan, measure: number, pace: number) {
  const { needed, given } = makeProgressMeasures(whole)[measure] ?? makeProgressMeasures(whole)[0];
  const planned = given[whole.finishedOn ?? whole.days.length] ?? 0;
  const total = [...needed.values()].reduce((sum, take) => sum + take, 0);
  let done = 0;
  const days = [...needed].map(([key, take]): [string, number] => {
    done += take;
    return [key, given.findIndex((until) => until * pace >= (done / total) * planned - 1e-6)];
  });
  return { days, end: Math.max(...days.map(([, day]) => day)) };
}
