import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type Seen, startSurfers } from './surfers.ts';
import { findFreePorts } from './free-ports.ts';
import { startDatabase } from './database.ts';
import { startFleet } from './fleet.ts';
import { makeNextVersion } from './next-version.ts';
import { startProxy } from './proxy.ts';
import { openPage } from './reader.ts';
import { makeTally, type Tally } from './tally.ts';
import { makeWriter } from './writer.ts';

export type RehearsalPlan = {
  readonly processes: number;
  readonly writers: number;
  readonly kills: number;
  readonly restarts: number;
  /** Roll forward to a version with a migration, and back. */
  readonly upgrades: number;
  /** Whether people in a real browser take part. They need nginx and a Chromium. */
  readonly browsers: boolean;
  readonly tell: (said: string) => void;
};
export type RehearsalOutcome = Tally & {
  readonly proxy: string;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly foreign: readonly string[];
  /** Null if no browser took part. */
  readonly seen: Seen | null;
};

/** Learners write and read while processes are killed, the database restarts and versions change. Then their ledgers are compared. */
export async function runRehearsal(plan: RehearsalPlan): Promise<RehearsalOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-rehearsal-'));
  // PostgreSQL runs as another user, who has to come past.
  await chmod(folder, 0o711);
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    return await rehearse(plan, folder, closing);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

async function rehearse(
  plan: RehearsalPlan,
  folder: string,
  closing: (() => Promise<unknown>)[],
): Promise<RehearsalOutcome> {
  const next = plan.upgrades > 0 ? await makeNextVersion(folder) : '';
  const [port = 0, ...ports] = await findFreePorts(plan.processes + 1);
  const database = await startDatabase(folder);
  closing.push(database.stop);
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' };
  const fleet = await startFleet({ ports, environment });
  closing.push(fleet.stop);
  const proxy = await startProxy(folder, port, ports);
  closing.push(proxy.stop);
  const tally = makeTally();
  const writers = await Promise.all(Array.from({ length: plan.writers }, () => makeWriter(proxy.ask, tally)));
  const surfers = plan.browsers && proxy.site !== null ? await startSurfers(proxy.site) : null;
  if (surfers) closing.push(surfers.close);

  const ending = new AbortController();
  const until = async (work: () => Promise<void>) => {
    while (!ending.signal.aborted) await work();
  };
  const working = Promise.all([
    ...writers.map(({ write }) => until(write)),
    ...(surfers?.acts ?? []).map(until),
    until(() => openPage(proxy.ask, tally, '/')),
    until(() => openPage(proxy.ask, tally, '/language/python')),
  ]);
  // After a failure they end when the proxy does, and nobody waits for them.
  working.catch(() => {});
  const countCut = () => void (tally.cut += writers.filter(({ isWriting }) => isWriting()).length);
  const trouble = bringTrouble({ plan, next, fleet, database, countCut });
  await Promise.race([trouble, database.failed]).finally(() => ending.abort());
  await working;
  const audits = await Promise.all(writers.map(({ audit }) => audit()));
  return {
    ...tally,
    proxy: proxy.kind,
    acknowledged: audits.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    lost: audits.flatMap(({ lost }) => lost),
    foreign: audits.flatMap(({ foreign }) => foreign),
    seen: (await surfers?.audit()) ?? null,
  };
}

type Trouble = {
  readonly plan: RehearsalPlan;
  /** The main file of the next version. */
  readonly next: string;
  readonly fleet: Awaited<ReturnType<typeof startFleet>>;
  readonly database: Awaited<ReturnType<typeof startDatabase>>;
  readonly countCut: () => void;
};

/** Kills at random moments, with the rest spread evenly between them. */
async function bringTrouble({ plan, next, fleet, database, countCut }: Trouble): Promise<void> {
  const { kills, restarts, upgrades, processes, tell } = plan;
  const isDue = (times: number, killed: number) =>
    Math.floor(((killed + 1) * times) / kills) > Math.floor((killed * times) / kills);
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(randomInt(100, 600));
    countCut();
    await fleet.kill(randomInt(processes));
    tell(`kill ${killed + 1} of ${kills}`);
    if (isDue(restarts, killed)) {
      await database.restart(killed % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      tell('the database has restarted');
      await wait(randomInt(300, 900));
    }
    if (isDue(upgrades, killed)) {
      await fleet.roll(next);
      tell('the next version serves');
      await wait(500);
      await fleet.roll();
      tell('this version serves again');
    }
  }
}
