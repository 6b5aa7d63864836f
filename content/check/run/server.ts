import { spawn } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';

import { endGroup, runCommand, searchPath } from './run-command.ts';
import type { RunOutcome, ListingRunner, RunListing } from './run-listing.ts';

const secondsToStart = 8;
const writtenPort = '3000';
const modules = join(import.meta.dirname, '../../../node_modules');

/** Starts a server that listens on port 3000, and gives what the curl commands of `input` print. */
export const serverRunner: ListingRunner = {
  needs: ['node', 'curl'],
  open: async () => ({ run: askServer }),
};

async function askServer(
  { code, setup, file = 'main.js', input = '' }: RunListing,
  folder: string,
): Promise<RunOutcome> {
  const port = await findFreePort();
  const move = (text: string) => text.replaceAll(writtenPort, `${port}`);
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, file), move(setup === undefined ? code : `${setup}\n${code}`));
  const server = spawn('node', [file], {
    cwd: folder,
    env: { PATH: searchPath, HOME: folder, TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const isOpen = await waitForPort(port);
  const silent = move(input).replaceAll(/^curl /gm, 'curl -sS ');
  const asked = isOpen ? await runCommand(['bash', '-c', silent], { folder }) : null;
  endGroup(server.pid);
  const printed = (asked?.printed ?? '').replaceAll(`${port}`, writtenPort);
  return { printed, errors: `${errors}${asked?.errors ?? ''}`, failed: asked?.failed ?? true };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}

async function waitForPort(port: number): Promise<boolean> {
  const end = Date.now() + secondsToStart * 1000;
  while (Date.now() < end) {
    if (await connects(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
