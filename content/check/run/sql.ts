import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './run-command.ts';
import type { ListingBench, RunOutcome, ListingRunner, RunListing } from './run-listing.ts';

const secondsToStart = 60;

/** A server of its own on a socket. Each listing has an empty database called `shop`. */
export const sqlRunner: ListingRunner = {
  needs: ['mariadbd', 'mariadb', 'mariadb-install-db'],
  open: openSqlServer,
};

type SqlBench = ListingBench & {
  /** `goesOn`: an error does not end the statements, as when they are typed in. */
  readonly run: (
    listing: Pick<RunListing, 'code' | 'setup'>,
    folder: string,
    goesOn?: boolean,
  ) => Promise<RunOutcome>;
};

/** Starts a server of its own. */
export async function openSqlServer(): Promise<SqlBench & Required<Pick<ListingBench, 'close'>>> {
  const folder = await mkdtemp(join(tmpdir(), 'sql-'));
  const socket = join(folder, 'socket');
  const data = join(folder, 'data');
  const install = [
    'mariadb-install-db',
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
  ];
  await runCommand([...install, '--skip-test-db'], { folder, seconds: secondsToStart });
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--user=root',
      '--default-time-zone=+00:00',
    ],
    { stdio: 'ignore' },
  );
  const client = ['mariadb', '--no-defaults', `--socket=${socket}`, '--user=root'];
  await waitUntilReady(client, folder);
  return {
    run: (listing, own, goesOn = false) =>
      runStatements(goesOn ? [...client, '--force'] : client, listing, own),
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Its data are thrown away.
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function waitUntilReady(client: readonly string[], folder: string): Promise<void> {
  const end = Date.now() + secondsToStart * 1000;
  while (Date.now() < end) {
    const { failed } = await runCommand([...client, '--execute=SELECT 1'], { folder });
    if (!failed) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let databases = 0;

/** Rows are printed as the command-line client shows them. */
async function runStatements(
  client: readonly string[],
  { code, setup }: Pick<RunListing, 'code' | 'setup'>,
  folder: string,
): Promise<RunOutcome> {
  const database = `shop_${(databases += 1)}`;
  const run = (name: string, input: string) =>
    runCommand([...client, '--table', ...(name ? [name] : [])], { folder, input });
  await run('', `CREATE DATABASE ${database}`);
  const before = setup === undefined ? null : await run(database, setup);
  const outcome = before?.failed ? before : await run(database, code);
  await run('', `DROP DATABASE IF EXISTS ${database}`);
  const rename = (text: string) => text.replaceAll(database, 'shop');
  return { ...outcome, printed: rename(outcome.printed), errors: rename(outcome.errors) };
}
