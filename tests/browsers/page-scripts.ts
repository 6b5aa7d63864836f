import { join } from 'node:path';

import { build } from 'vite';

/** The scripts that find elements, bundled to run in a page. */
export async function buildPageScripts(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'find.ts'), formats: ['iife'], name: 'found' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Vite built nothing.');
  return output.output[0].code;
}
