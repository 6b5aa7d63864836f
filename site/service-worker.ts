import type { InlineConfig } from 'vite';

import { listPrecache } from './precache.ts';

/** Comes last, since it lists the files of the site. */
export async function serviceWorkerBuild(folder: string): Promise<InlineConfig> {
  return makeBuild(folder, 'app/offline/service-worker.ts', { precache: await listPrecache(folder) });
}

/** For development: it removes itself. */
export function uninstallingWorkerBuild(folder: string): InlineConfig {
  return makeBuild(folder, 'app/offline/uninstalling-worker.ts', {});
}

function makeBuild(folder: string, entry: string, values: Record<string, unknown>): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: values,
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  };
}
