import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import { limits } from './limits.ts';
import type { Library } from '../replies/library.ts';

import { makePasswordHasher, type PasswordHasher } from './accounts/passwords/password-hasher.ts';
import { makeLibraryLoader } from './assistant/library-loader.ts';
import { makeModel, type ChatModel } from './assistant/language-model/language-model.ts';
import type { Config } from './config.ts';
import { countResetMails } from './database/count-reset-mails.ts';
import { countConnections, openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { makeMetrics, type Metrics } from './system/metrics.ts';
import { makeFileHeaders } from './http/frame-headers.ts';
import { type Background, makeBackground } from './background.ts';
import { makeLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { makeMailer } from './mail/make-mailer.ts';
import { loadPages, type Pages } from './pages/load-pages.ts';

export type Services = {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly pages: Pages;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly library: () => Promise<Library>;
  readonly model: ChatModel | null;
  readonly background: Background;
  /** Null without METRICS_TOKEN. */
  readonly metrics: Metrics | null;
  readonly stopping: AbortSignal;
};

export const builtPages = join(import.meta.dirname, '../dist/client');

/** The caller closes them when the server has stopped. */
export async function openServices(
  config: Config,
  { stopping = new AbortController().signal, pagesFolder = builtPages } = {},
): Promise<Services> {
  const log = makeLog(config);
  await mkdir(config.assetsDir, { recursive: true });
  const passwords = makePasswordHasher();
  const database = await openDatabase(config);
  const metrics = makeMetrics({
    passwordsWaiting: passwords.waiting,
    connections: () => countConnections(database),
    mailsWaiting: () => countResetMails(database),
  });
  return {
    config,
    log,
    database,
    pages: await loadPages(pagesFolder, makeFileHeaders(config), config.publicUrl),
    passwords,
    mailer: makeMailer(config),
    library: makeLibraryLoader(),
    model: config.ai ? makeModel(config.ai, limits.model, config.ai.reading) : null,
    background: makeBackground(log),
    metrics: config.metricsToken === undefined ? null : metrics,
    stopping,
  };
}

/** Waits for background work, but only a limited time for mail, and then closes everything. */
export async function closeServices({ background, mailer, database }: Services): Promise<void> {
  const enough = new AbortController();
  const late = wait(limits.stop.mails, undefined, { signal: enough.signal }).catch(() => {});
  await Promise.race([background.settled(), late]);
  enough.abort();
  mailer.close();
  await background.settled();
  await database.destroy();
}
