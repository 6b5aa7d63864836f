import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { compressSite } from '#app/build/compress.ts';
import { firstPaintBuild } from '#app/build/first-paint.ts';
import { writeSite } from '#app/build/write-site.ts';
import { loadLibrary } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';

/** `npm run build`: the finished site in dist/client and the library the server answers from in dist/content.json. */
const dist = join(import.meta.dirname, '../dist');
await rm(dist, { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build(firstPaintBuild);
await build({ logLevel: 'warn', build: { ssr: true } });
await writeSite(join(dist, 'client'), join(dist, 'render'));
await rm(join(dist, 'client/.vite'), { recursive: true });
await rm(join(dist, 'render'), { recursive: true });
await compressSite(join(dist, 'client'));
const content = { technologies: await loadLibrary(), links: [...(await loadLinks()).values()] };
await writeFile(join(dist, 'content.json'), JSON.stringify(content));
