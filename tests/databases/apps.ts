import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';

import { z } from 'zod';

import { sendDueResetMails } from '#server/accounts/resets/reset-outbox.ts';
import { makeApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { closeServices, openServices } from '#server/services.ts';

import { makeBothPlaces } from './both.ts';

export type Sent = {
  readonly body?: unknown;
  readonly token?: string;
  readonly address?: string;
  readonly headers?: Record<string, string>;
};
export type AppAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
};
/** For calls that race. */
export function sortStatuses(answers: readonly AppAnswer[]): number[] {
  return answers.map(({ status }) => status).sort((one, other) => one - other);
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** The whole app, in memory, on SQLite and on PostgreSQL. */
export async function openBothApps(settings: Record<string, string> = {}): Promise<OpenApp[]> {
  const places = await makeBothPlaces();
  return Promise.all(places.map((place) => openApp(place, settings)));
}

async function openApp(
  { kind, dataDir, databaseUrl = '' }: Awaited<ReturnType<typeof makeBothPlaces>>[number],
  settings: Record<string, string>,
) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://waymark.example',
    ...settings,
  });
  const stopping = new AbortController();
  const services = await openServices(config, {
    stopping: stopping.signal,
    pagesFolder: join(dataDir, 'pages'),
  });
  await migrate(services.database);
  after(() => closeServices(services));
  const app = makeApp(services);

  const place = { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
  return { kind, place, app, services, database: services.database, stopping, send, readMails };

  async function send(method: string, path: string, sent: Sent = {}): Promise<AppAnswer> {
    const { body, token, address = '192.0.2.1', headers = {} } = sent;
    const init = {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await app.request(path, init, { socketAddress: address });
    const answer = z.record(z.string(), z.unknown()).parse(await response.json());
    return { status: response.status, headers: response.headers, body: answer };
  }

  /** The mail files, oldest first, after all background work has ended. */
  async function readMails(): Promise<string[]> {
    await sendDueResetMails(services);
    await services.background.settled();
    const folder = join(dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(
      names.sort((one, other) => (one < other ? -1 : 1)).map((name) => readFile(join(folder, name), 'utf8')),
    );
  }
}
