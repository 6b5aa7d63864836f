import { loadAllGoals } from '#content/library.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { loadCurricula } from '../tests/planner/curricula.ts';
import { findGoalFault, isReached, makeGoalPlan } from './plan/plan-goals.ts';
import { listMilestones } from './plan/plan-milestones.ts';
import { isWithin, meanShares, printShares, shareMinutes } from './plan/plan-shares.ts';

/**
 * What the minutes of plans are for, of all technologies and of all goals: at least 75 % for topics and projects, at most 15 % for
 * questions and 5 % for templates. Whether plans for goals end in what was asked for, and when beginners meet what they wait for.
 */
const lengths = [1, 7, 14, 30, 90];
const minutesADay = [15, 45, 120];
const levels: readonly Level[] = [1, 2, 3];
const goals = await loadAllGoals();
const curricula = { ...(await loadCurricula()), goals };
const exceptions: string[] = [];
let plans = 0;

console.info('% of planned minutes: topics, steps and projects / questions / templates');
const started = performance.now();
for (const minutes of minutesADay) {
  for (const days of lengths) {
    const cells = [planTechnologies({ days, minutes }), planGoals({ days, minutes })].map((made) => {
      const shares = made.map(({ name, plan }) => ({ name, shares: shareMinutes(plan) }));
      const beyond = shares.filter((one) => days > 1 && !isWithin(one.shares));
      exceptions.push(
        ...beyond.map((one) => `${one.name}, ${days} days of ${minutes} min: ${printShares(one.shares)}`),
      );
      plans += made.length;
      return `${printShares(meanShares(shares.map((one) => one.shares)))} (${beyond.length} of ${made.length} beyond)`;
    });
    console.info(
      `${days} days of ${minutes} min: technologies ${cells[0]?.padEnd(36)} goals ${cells[1] ?? ''}`,
    );
  }
}
const time = (performance.now() - started) / plans;
exceptions.push(...checkSingleDays(), ...checkGoals());
for (const { line, isMet } of listMilestones(curricula)) {
  console.info(line);
  if (!isMet) exceptions.push(line);
}
console.info(
  `${plans} plans, ${time.toFixed(2)} ms each with reading them; ${exceptions.length} exceptions:`,
);
for (const exception of exceptions) console.info(`  ${exception}`);

type Time = { readonly days: number; readonly minutes: number };
type Named = { readonly name: string; readonly plan: Plan };

function planTechnologies({ days, minutes }: Time): Named[] {
  const { topics, needs } = curricula;
  return [...topics].flatMap(([slug, taught]) =>
    levels.map((level) => ({
      name: `${slug} at level ${level}`,
      plan: makePlan(taught, { days, age: 30, level, minutesADay: { weekday: minutes }, needs }),
    })),
  );
}

function planGoals(given: Time): Named[] {
  return goals.map((goal) => ({ name: goal.id, plan: makeGoalPlan(curricula, goal, given) }));
}

/** A single day from 25 minutes on keeps ten of them to make something. */
function checkSingleDays(): string[] {
  return planTechnologies({ days: 1, minutes: 45 })
    .filter(({ plan }) => (plan.days[0]?.fill?.minutes ?? 0) < 10 || plan.covered.length === 0)
    .map(({ name }) => `${name}: a day of 45 minutes makes nothing`);
}

function checkGoals(): string[] {
  const faults = minutesADay.flatMap((minutes) =>
    goals.flatMap((goal) =>
      lengths.flatMap((days) => findGoalFault(curricula, goal, { days, minutes }) ?? []),
    ),
  );
  const missed = goals.filter((goal) => !isReached(curricula, goal, 45));
  console.info(
    `${goals.length - missed.length} of ${goals.length} goals are reached in the days that they need`,
  );
  return [...faults, ...missed.map(({ id }) => `${id}: its days are too few`)];
}
