import { availableParallelism, loadavg } from 'node:os';

import { makePlan } from '#planner/make-plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { Level, PlanTopic } from '#planner/types/plan-topic.ts';

/**
 * Median milliseconds for a 30-day plan and for 3,650 days over 5,000 topics, the growth at 1, 2, 4 and 8 times the
 * topics, and the time to write the same plan as JSON, for comparison.
 */
const repeats = 21;
const sizes = [625, 1250, 2500, 5000];
const importances = ['core', 'core', 'usual', 'usual', 'niche'] as const;
const adult: PlanRequest = { days: 30, age: 30, level: 1 };

console.info(`load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
console.info('30 days, one technology');
for (const size of [36, 90, 123]) report(size, 1, adult);
console.info('30 days, many technologies');
report(5000, 56, adult);
for (const days of [365, 3650]) {
  console.info(`${days} days, growing topics`);
  let first = 0;
  for (const size of sizes) {
    const median = report(size, Math.ceil(size / 90), { ...adult, days }, first);
    first ||= median;
  }
}

/** Prints a line and gives the median. */
function report(size: number, technologies: number, request: PlanRequest, first = 0): number {
  const topics = makeTopics(size, technologies);
  const plan = makePlan(topics, request);
  const median = measure(() => makePlan(topics, request));
  const json = measure(() => JSON.stringify(plan));
  const growth = first > 0 ? `, ${(median / first).toFixed(2)} times the first` : '';
  const covered = `${plan.covered.length} of ${size} topics`;
  const figures = `${median.toFixed(2)} ms, ${(median / json).toFixed(1)} times its JSON${growth}`;
  console.info(`  ${request.days} days, ${covered}: ${figures}`);
  return median;
}

function measure(run: () => unknown): number {
  for (let round = 0; round < 3; round += 1) run();
  const times = Array.from({ length: repeats }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
}

/** Roadmaps like the real ones: 10 to 30 minutes, each topic with up to three prerequisites among the twelve before it. */
function makeTopics(size: number, technologies: number): PlanTopic[] {
  const random = makeRandom(7);
  const length = Math.ceil(size / technologies);
  return Array.from({ length: size }, (_, at) => {
    const technology = `technology-${Math.floor(at / length)}`;
    const place = at % length;
    const level: Level = place < length / 2 ? 1 : place < (length * 5) / 6 ? 2 : 3;
    const back = Array.from(
      { length: Math.floor(random() * 4) },
      () => place - 1 - Math.floor(random() * 12),
    );
    const prerequisites = back.filter((one) => one >= 0).map((one) => `${technology}/${one}`);
    const importance = importances[Math.floor(random() * 5)] ?? 'usual';
    const minutes = 10 + 5 * Math.floor(random() * 5);
    const chapter = `Chapter ${Math.floor(place / 9)}`;
    const key = `${technology}/${place}`;
    return { key, technology, title: key, chapter, level, minutes, importance, prerequisites, number: place };
  });
}

/** A linear congruential generator, so that each run has the same topics. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
