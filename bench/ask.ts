import { load } from './load.ts';
import { median, startBare, startServer } from './processes.ts';

/** A 30-day plan asked of /ai/ans, against a bare server that echoes the same body. */
const question = {
  name: 'Mina',
  age: 20,
  level: 'option2',
  days: 30,
  language: 'Python',
  problem: 'make me a plan',
};
const [server, bare] = [await startServer(43_201), await startBare(43_202)];
const rounds: { ratio: number; p99: number }[] = [];
await load(`${server.url}/ai/ans`, 2, question);
for (let round = 0; round < 5; round += 1) {
  const ours = await load(`${server.url}/ai/ans`, 3, question);
  const echo = await load(bare.url, 3, question);
  if (ours.failed > 0) throw new Error(`${ours.failed} requests failed.`);
  rounds.push({ ratio: ours.perSecond / echo.perSecond, p99: ours.p99 });
}
await Promise.all([server.stop(), bare.stop()]);
const ratio = median(rounds.map((round) => round.ratio));
console.info(
  `/ai/ans against a bare echo: ${ratio.toFixed(3)}, p99 ${median(rounds.map((round) => round.p99))} ms`,
);
