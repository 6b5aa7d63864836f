import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { loadCurricula } from '../tests/planner/curricula.ts';

/**
 * What the minutes of plans are for. No topic should be left out, and not assumed known, while exercises repeat others.
 */
type Shares = Record<'topics' | 'projects' | 'reviews' | 'exercises' | 'reserve', number>;

const lengths = [7, 30, 90];
const levels: readonly Level[] = [1, 2, 3];
const names = ['', 'Beginner', 'Intermediate', 'Advanced'];
const { topics, needs } = await loadCurricula();
const sums = new Map<number, Shares>();
let [plans, waiting] = [0, 0];

console.info(
  '% of planned minutes: topics / projects / reviews / exercises / reserve; topics in the plan of all to learn',
);
for (const [slug, taught] of topics) {
  for (const level of levels) {
    const cells = lengths.map((days) => {
      const request = { days, age: 30, level, minutesADay: { weekday: 45 }, needs };
      const plan = makePlan(taught, request);
      const shares = share(plan);
      const waits = countWaiting(plan, shares);
      plans += 1;
      waiting += waits;
      sums.set(days, add(sums.get(days), shares));
      const all = plan.covered.length + plan.leftOut.length;
      return `${days} days: ${print(shares)}; ${plan.covered.length} of ${all}${waits > 0 ? ` (${waits} WAIT)` : ''}`;
    });
    console.info(
      `${slug.padEnd(11)}${(names[level] ?? '').padEnd(13)}${cells.map((cell) => cell.padEnd(44)).join('')}`,
    );
  }
}
for (const [days, shares] of sums) console.info(`all, ${days} days: ${print(shares)}`);
console.info(
  `${plans} plans; topics left out and not assumed known while exercises repeat others: ${waiting}`,
);
if (waiting > 0) process.exitCode = 1;

function share({ days }: Plan): Shares {
  const shares = { topics: 0, projects: 0, reviews: 0, exercises: 0, reserve: 0 };
  for (const { items, reviews, recalls, fill } of days) {
    for (const { minutes } of items) shares.topics += minutes;
    shares.reviews += (reviews.length + recalls.length) * 3;
    if (!fill) continue;
    if (fill.kind === 'project') shares.projects += fill.minutes;
    else if (fill.kind === 'catch-up') shares.reserve += fill.minutes;
    else if (fill.kind === 'wrap-up') shares.reviews += fill.minutes;
    else shares.exercises += fill.minutes;
  }
  return shares;
}

function countWaiting({ leftOut }: Plan, { exercises }: Shares): number {
  return exercises > 0 ? leftOut.filter(({ why }) => why !== 'presumed').length : 0;
}

function add(sum: Shares | undefined, more: Shares): Shares {
  if (!sum) return more;
  const { topics: taught, projects, reviews, exercises, reserve } = sum;
  return {
    topics: taught + more.topics,
    projects: projects + more.projects,
    reviews: reviews + more.reviews,
    exercises: exercises + more.exercises,
    reserve: reserve + more.reserve,
  };
}

function print(shares: Shares): string {
  const minutes = Object.values(shares);
  const all = minutes.reduce((total, one) => total + one, 0);
  return minutes.map((one) => `${Math.round((100 * one) / Math.max(1, all))}`).join(' / ');
}
