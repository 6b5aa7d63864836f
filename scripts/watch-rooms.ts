import { sep } from 'node:path';

import { type FSWatcher, watch } from 'chokidar';

import { rooms } from './rooms.ts';

type Work = { readonly build: () => Promise<number>; readonly serve: () => Promise<void> };

/** Changes during a build lead to one more. */
export function watchRooms(folder: string, { build, serve }: Work): FSWatcher {
  const changed = new Set<string | undefined>();
  let isWorking = false;
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    while (changed.size > 0) {
      const isServerOnly = changed.size === 1 && changed.has('server');
      changed.clear();
      if (isServerOnly || (await build()) === 0) await serve();
    }
    isWorking = false;
  };
  const watcher = watch([...rooms], { cwd: folder, ignoreInitial: true });
  return watcher.on('all', (_, path) => {
    changed.add(path.split(sep)[0]);
    void work();
  });
}
