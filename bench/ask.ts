import { load } from './support/load.ts';
import { median, startBare, startServer } from './support/processes.ts';

/** Posts plans to /ai/ans, and the same bodies to a bare server: first one plan again and again, then different ones. */
const question = {
  name: 'Mina',
  age: 20,
  level: 'option2',
  days: 30,
  language: 'Python',
  problem: 'make me a plan',
};
const [server, bare] = [await startServer(43_201), await startBare(43_202)];
await load(`${server.url}/ai/ans`, 2, () => question);
await compare('the same plan', () => question);
let asked = 0;
await compare('plans of 1 to 60 days, each new', () => {
  asked += 1;
  return { ...question, days: (asked % 60) + 1, problem: `make me a plan ${asked}` };
});
await Promise.all([server.stop(), bare.stop()]);

async function compare(what: string, next: () => object): Promise<void> {
  const rounds: { ratio: number; p99: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const ours = await load(`${server.url}/ai/ans`, 3, next);
    const echo = await load(bare.url, 3, next);
    if (ours.failed > 0) throw new Error(`${ours.failed} requests failed.`);
    rounds.push({ ratio: ours.perSecond / echo.perSecond, p99: ours.p99 });
  }
  const ratio = median(rounds.map((round) => round.ratio));
  console.info(
    `/ai/ans, ${what}, against a bare echo: ${ratio.toFixed(3)}, p99 ${median(rounds.map((it) => it.p99))} ms`,
  );
}
