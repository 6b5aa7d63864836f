import type { InlineConfig } from 'vite';

import { listPrecache } from './precache.ts';

/**
 * The build of the worker that keeps the site in `folder` in the browser. It is made last, as it names what the site
 * consists of.
 */
export async function serviceWorkerBuild(folder: string): Promise<InlineConfig> {
  return makeBuild(folder, 'app/offline/service-worker.ts', { precache: await listPrecache(folder) });
}

/** The build of a worker that removes itself, for where every page is to come from the server. */
export function leavingWorkerBuild(folder: string): InlineConfig {
  return makeBuild(folder, 'app/offline/leaving-worker.ts', {});
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
