import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildScript } from './build-script.ts';

const room = join(import.meta.dirname, '../../workbench/frame');

/** The documents in which code runs. They load nothing, so their script is in them. */
export async function writeFrames(client: string): Promise<void> {
  await mkdir(join(client, 'frame'), { recursive: true });
  for (const name of ['runner', 'preview']) {
    const script = await buildScript(join(room, `${name}.ts`));
    const text = script.replaceAll('</script', String.raw`<\/script`);
    await writeFile(
      join(client, 'frame', `${name}.html`),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><script>${text}</script></html>`,
    );
  }
}
