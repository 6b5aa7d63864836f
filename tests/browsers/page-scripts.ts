import { join } from 'node:path';

import { build } from 'vite';

/** What the journeys call in a page, bundled to run there. */
export async function buildPageScripts(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Vite built nothing.');
  return output.output[0].code;
}
