import { load } from './support/load.ts';
import { median, startBare, startServer } from './support/processes.ts';

/** The catalogue from our server, compared with a bare server that sends the same bytes from memory. */
const [server, bare] = [await startServer(43_203), await startBare(43_204)];
const ratios: number[] = [];
await load(`${server.url}/language`, 2);
for (let round = 0; round < 5; round += 1) {
  const ours = await load(`${server.url}/language`, 3);
  const theirs = await load(bare.url, 3);
  if (ours.failed > 0) throw new Error(`${ours.failed} requests failed.`);
  ratios.push(ours.perSecond / theirs.perSecond);
}
await Promise.all([server.stop(), bare.stop()]);
console.info(`pages against a bare server with the same bytes: ${median(ratios).toFixed(2)}`);
