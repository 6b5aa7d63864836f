import { spawn } from 'node:child_process';

import { builtRooms } from './rooms.ts';
import { root, run } from './run.ts';

/** `npm run dev` builds, serves, and rebuilds when a source changes. Browsers store nothing. */
await run('node', ['scripts/build.ts', '--online']);
const server = spawn('node', ['--watch', '--watch-path=server', '--watch-path=dist', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const builds = spawn(
  'node',
  ['--watch', ...builtRooms.map((room) => `--watch-path=${room}`), 'scripts/build.ts', '--online'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    builds.kill(signal);
  });
}
