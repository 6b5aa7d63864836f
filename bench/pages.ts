import { measureCost } from './support/cost.ts';
import { median, type Running, startBare, startServer } from './support/processes.ts';

/**
 * How many times the catalogue's page is sent for the work of a bare server that sends the same bytes from memory: with
 * the access log in a file, and without it. The goals are .7 and .85.
 */
const [bare, logging, silent] = await Promise.all([
  startBare(43_204),
  startServer(43_203, { LOG_LEVEL: 'info' }),
  startServer(43_205),
]);
const goals = [
  { what: 'with the access log', server: logging, goal: 0.7 },
  { what: 'without it', server: silent, goal: 0.85 },
];
for (const { what, server, goal } of goals) {
  const ratio = await compare(server);
  console.info(`pages ${what}, against a bare server with the same bytes: ${ratio.toFixed(2)}`);
  if (ratio < goal) process.exitCode = 1;
}
await Promise.all([bare, logging, silent].map(({ stop }) => stop()));

async function compare(server: Running): Promise<number> {
  const ratios: number[] = [];
  await measureCost(server, '/language', { seconds: 2 });
  for (let round = 0; round < 5; round += 1) {
    const ours = await measureCost(server, '/language', { seconds: 2 });
    ratios.push((await measureCost(bare, '/', { seconds: 2 })) / ours);
  }
  return median(ratios);
}
