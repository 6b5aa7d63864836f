import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes into `client` what a build of the client with these pages leaves for the writer of the site. */
export async function writeExampleBuild(client: string, sources: readonly string[]): Promise<void> {
  const pages = sources.map((source) => [
    `app/pages/${source}.tsx`,
    { file: `assets/${source.split('/')[0]}.js` },
  ]);
  const faces = { assets: ['next-basic.woff2', 'mono-basic.woff2'] };
  const manifest = {
    'app/client.tsx': { file: 'assets/client.js', ...faces },
    'style.css': { file: 'assets/style.css' },
    ...Object.fromEntries(pages),
  };
  await mkdir(join(client, '.vite'), { recursive: true });
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  const firstPaint = { 'app/first-paint.ts': { file: 'assets/first-paint.js' } };
  await writeFile(join(client, '.vite/first-paint.json'), JSON.stringify(firstPaint));
}
