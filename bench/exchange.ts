import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makePostgresDatabase } from '../tests/databases/postgres.ts';
import { fillJournals, makeEvents } from './support/journals.ts';
import { median, type Running, startBare, startProcess } from './support/processes.ts';

/**
 * How long an exchange takes after a week away: the device sends 20 events and receives 60. The journals have 2,000
 * events, in a database of 1,000 accounts. Compared with an echo by a bare server. The goal is a p95 of 50 ms.
 */
const [accounts, events, away, sent] = [1000, 2000, 60, 20];
const measured = 350;
const warming = 50;

const bare = await startBare(43_207);
const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
const postgres = await makePostgresDatabase();
try {
  await measure('SQLite', { dataDir: folder, databaseUrl: undefined });
  await measure('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url });
} finally {
  await bare.stop();
  await postgres.drop();
  await rm(folder, { recursive: true });
}

async function measure(kind: string, place: { dataDir: string; databaseUrl: string | undefined }) {
  const start = performance.now();
  const tokens = await fillJournals(place, { accounts, events, sessions: warming + measured });
  console.info(`${kind}: ${accounts * events} events written in ${seconds(start)} s`);
  const server = await startProcess('server/main.ts', 'http://127.0.0.1:43208', {
    PORT: '43208',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    LOG_LEVEL: 'error',
  });
  try {
    await timeCalls(server, tokens.slice(0, warming));
    const times = await timeCalls(server, tokens.slice(warming));
    await timeCalls(bare, tokens.slice(0, warming));
    const echoes = await timeCalls(bare, tokens.slice(warming));
    console.info(`${kind}: exchange ${describe(times)}; echo ${describe(echoes)}`);
    console.info(`${kind}: ${(median(times) / median(echoes)).toFixed(1)} times the echo's median`);
    if (percentile(times, 0.95) > 50) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Milliseconds of one call for each account, one after another. */
async function timeCalls({ url }: Running, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const token of tokens) {
    const body = JSON.stringify({ after: events - away, events: makeEvents(sent) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const start = performance.now();
    const answer = await fetch(`${url}/api/journal`, { method: 'POST', headers, body });
    const text = await answer.text();
    times.push(performance.now() - start);
    const received = url === bare.url ? away : [JSON.parse(text).events].flat().length;
    if (received !== away) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
  }
  return times;
}

function describe(times: readonly number[]): string {
  return `p50 ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
