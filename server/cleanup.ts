import { limits } from './limits.ts';

import { makeTimestamp } from './database/make-timestamp.ts';
import type { Database } from './database/schema.ts';
import type { Services } from './services.ts';

export async function removeExpired(database: Database): Promise<void> {
  const now = makeTimestamp();
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database.deleteFrom('resets').where('expires_at', '<=', now).execute();
  await database.deleteFrom('attempts').where('ends_at', '<=', now).execute();
  const firstDay = makeTimestamp(-limits.linkReports).slice(0, 10);
  await database.deleteFrom('link_reports').where('day', '<', firstDay).execute();
}

export function scheduleCleanup({
  database,
  background,
  stopping,
}: Pick<Services, 'database' | 'background' | 'stopping'>): void {
  const run = () => background.run('cleanup', () => removeExpired(database));
  const timer = setInterval(run, limits.cleanup);
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  run();
}
