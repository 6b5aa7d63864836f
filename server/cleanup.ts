import { sql } from 'kysely';

import { limits } from './limits.ts';

import { deleteInParts } from './database/delete-in-parts.ts';
import { makeTimestamp } from './database/make-timestamp.ts';
import { measureSizes } from './database/measure-sizes.ts';
import type { Database } from './database/schema.ts';
import type { Services } from './services.ts';

/** In parts, so that a large cleanup lets calls in between. */
export async function removeExpired(database: Database): Promise<void> {
  const now = makeTimestamp();
  const hasExpired = sql`expires_at <= ${now}`;
  const unseen = makeTimestamp(-limits.knownPlaces);
  const firstDay = makeTimestamp(-limits.linkReports).slice(0, 10);
  await deleteInParts(database, { table: 'sessions', where: hasExpired });
  await deleteInParts(database, { table: 'resets', where: hasExpired });
  await deleteInParts(database, { table: 'counters', where: sql`ends_at <= ${now}` });
  await deleteInParts(database, { table: 'known_places', where: sql`seen_at < ${unseen}` });
  await deleteInParts(database, { table: 'link_reports', where: sql`day < ${firstDay}` });
}

type Tools = Pick<Services, 'database' | 'mailer' | 'background' | 'stopping' | 'metrics'>;

export function scheduleCleanup({ database, mailer, background, stopping, metrics }: Tools): void {
  const run = () => {
    background.run('cleanup', async () => {
      await removeExpired(database);
      metrics?.noteCleanup(await measureSizes(database));
    });
    background.run('removing old mails', mailer.removeOld);
  };
  const timer = setInterval(run, limits.cleanup.every);
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  run();
}
