import { addDays } from '#journal/dates.ts';
import type { TopicState } from '#journal/fold/state.ts';
import { makeRandom } from '#question/care/seeded-random.ts';

import { type SimulatedLearner, learners, type Memory } from './reviews/learners.ts';
import { policies, type Policy } from './reviews/policies.ts';

/**
 * `node bench/reviews.ts`: what simulated learners still know, and what reviewing costs them, with our schedule and with others. They
 * learn for 90 days and review for 180. A right answer takes half a minute, and a wrong one a minute.
 */
const [start, learning, days, runs] = ['2026-01-01', 90, 180, 20];
const untouched: Omit<TopicState, 'date' | 'checks'> = {
  status: 'done',
  parts: 0,
  read: [],
  note: '',
  isStarred: false,
  links: [],
  touched: '',
};

type Studied = { readonly memory: Memory; topic: TopicState };
type Figures = {
  readonly known90: number;
  readonly known180: number;
  readonly minutes: number;
  readonly busiest: number;
};

for (const topicsADay of [1, 4]) {
  for (const learner of learners) {
    console.info(`\n${topicsADay} new topic(s) a day, memory "${learner.name}"`);
    console.table(
      Object.fromEntries(policies.map((policy) => [policy.name, measure(learner, policy, topicsADay)])),
    );
  }
}

function measure(learner: SimulatedLearner, policy: Policy, topicsADay: number): Record<string, string> {
  const all = Array.from({ length: runs }, (_, run) =>
    simulate(learner, policy, { topicsADay, seed: run + 1 }),
  );
  const mean = (read: (one: Figures) => number) => all.reduce((sum, one) => sum + read(one), 0) / runs;
  return {
    'known on day 90': `${(100 * mean(({ known90 }) => known90)).toFixed(0)} %`,
    'known on day 180': `${(100 * mean(({ known180 }) => known180)).toFixed(0)} %`,
    'minutes a day': mean(({ minutes }) => minutes).toFixed(1),
    'on the busiest day': mean(({ busiest }) => busiest).toFixed(1),
  };
}

function simulate(
  learner: SimulatedLearner,
  policy: Policy,
  { topicsADay, seed }: { topicsADay: number; seed: number },
): Figures {
  const random = makeRandom(seed);
  const answers = makeRandom(seed + 1000);
  const studied = new Map<string, Studied>();
  const minutes: number[] = [];
  const known: number[] = [];
  for (let day = 1; day <= days; day += 1) {
    const today = addDays(start, day);
    const topics = new Map([...studied].map(([key, { topic }]) => [key, topic]));
    const asked = policy.choose(topics, today).flatMap((key) => studied.get(key) ?? []);
    minutes.push(asked.reduce((sum, one) => sum + answer(one, { day, today, random: answers }), 0));
    const count = day <= learning ? topicsADay : 0;
    for (const nth of Array.from({ length: count }).keys()) {
      const topic = { ...untouched, date: today, checks: [] };
      studied.set(`t/${day}-${nth}`, { memory: learner.learn(day, random), topic });
    }
    known.push([...studied.values()].reduce((sum, { memory }) => sum + memory.recall(day), 0) / studied.size);
  }
  return {
    known90: known[learning - 1] ?? 0,
    known180: known[days - 1] ?? 0,
    minutes: minutes.reduce((sum, one) => sum + one, 0) / days,
    busiest: Math.max(...minutes),
  };
}

/** The minutes that it takes. */
function answer(
  one: Studied,
  { day, today, random }: { day: number; today: string; random: () => number },
): number {
  const isRight = random() < one.memory.recall(day);
  one.memory.ask(day, isRight);
  one.topic = { ...one.topic, checks: [...one.topic.checks, { date: today, isRight }] };
  return isRight ? 0.5 : 1;
}
