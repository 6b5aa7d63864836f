import { limits } from './limits.ts';

import { makeStamp } from './database/stamp.ts';
import type { Database } from './database/schema.ts';
import type { Parts } from './services.ts';

/** Removes what is over: sessions, links to set a password, and counted attempts. */
export async function sweep(database: Database): Promise<void> {
  const now = makeStamp();
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database.deleteFrom('resets').where('expires_at', '<=', now).execute();
  await database.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}

/** Sweeps now and again, until the server stops. */
export function keepSwept({
  database,
  later,
  stopping,
}: Pick<Parts, 'database' | 'later' | 'stopping'>): void {
  const run = () => later.run('sweeping', () => sweep(database));
  const timer = setInterval(run, limits.sweep);
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  run();
}
