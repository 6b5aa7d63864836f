import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { root, run } from './run.ts';
import { watchRooms } from './watch-rooms.ts';

/** `npm run dev` builds and serves, again after each change. Browsers store nothing. */
let server: ChildProcess | undefined;
const build = () => run('node', ['scripts/build.ts', '--online']);
await build();
await serve();
const watcher = watchRooms(root, { build, serve });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void watcher.close().then(() => server?.kill(signal)));
}

async function serve(): Promise<void> {
  if (server?.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  server = spawn('node', ['server/main.ts'], { cwd: root, stdio: 'inherit' });
}
