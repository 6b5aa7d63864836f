import { measureCost } from './support/cost.ts';
import { median, type Running, startBare, startServer } from './support/processes.ts';

/**
 * Posts plans to /ai/ans, first one plan again and again and then different ones, and the same bodies to a bare server.
 * The goals are .2 of the echo for the same plan and 400 new plans in a second of processor, and half of both while every
 * question is counted for its address, in SQLite.
 */
const question = {
  name: 'Mina',
  age: 20,
  level: 'option2',
  days: 30,
  language: 'Python',
  problem: 'make me a plan',
};
let asked = 0;
const askAnew = () => {
  asked += 1;
  return { ...question, days: (asked % 60) + 1, problem: `make me a plan ${asked}` };
};
const [bare, unlimited, limited] = await Promise.all([
  startBare(43_202),
  startServer(43_201),
  startServer(43_206, { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' }),
]);
const goals = [
  { what: 'without limits', server: unlimited, goal: { same: 0.2, plans: 400 } },
  { what: 'with limits', server: limited, goal: { same: 0.1, plans: 200 } },
];
for (const { what, server, goal } of goals) {
  await measureCost(server, '/ai/ans', { seconds: 2, next: () => question });
  const same = await compare(server);
  const plans = 1_000_000 / (await takeMedian(server, askAnew));
  console.info(`/ai/ans ${what}, the same plan, against a bare echo: ${same.toFixed(2)}`);
  console.info(`/ai/ans ${what}, new plans in a second of processor: ${plans.toFixed(0)}`);
  if (same < goal.same || plans < goal.plans) process.exitCode = 1;
}
await Promise.all([bare, unlimited, limited].map(({ stop }) => stop()));

async function compare(server: Running): Promise<number> {
  const echo = await takeMedian(bare, () => question);
  return echo / (await takeMedian(server, () => question));
}

async function takeMedian(server: Running, next: () => object): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 5; round += 1)
    costs.push(await measureCost(server, '/ai/ans', { seconds: 2, next }));
  return median(costs);
}
