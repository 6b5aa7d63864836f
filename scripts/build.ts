import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { routes } from '../app/routes.ts';
import { compressFile, compressSite } from '../site/compress.ts';
import { firstPaintBuild } from '../site/first-paint.ts';
import { listOutlines } from '../site/outlines.ts';
import { listPages } from '../site/list-pages.ts';
import { uninstallingWorkerBuild, serviceWorkerBuild } from '../site/service-worker.ts';
import { loadSiteContent } from '../site/site-content.ts';
import { type RenderPage, writeSite } from '../site/write-site.ts';
import { loadLibraryContent } from '#content/library.ts';

/** `npm run build` writes the site to dist/client. With `--online`, for development, browsers store nothing. */
const mode = process.argv.includes('--online') ? 'development' : 'production';
const dist = join(import.meta.dirname, '../dist');
const client = join(dist, 'client');
await rm(dist, { recursive: true, force: true });
await build({ logLevel: 'warn', mode });
await build(firstPaintBuild);
await build({ logLevel: 'warn', build: { ssr: true } });
const { roadmaps, ...others } = await loadLibraryContent();
const pages = listPages(routes, await loadSiteContent(roadmaps));
const { renderPage }: { renderPage: RenderPage } = await import(
  pathToFileURL(join(dist, 'render/render.js')).href
);
const outlines = listOutlines(roadmaps);
const { library, search } = await writeSite(client, { pages, outlines, ...others }, renderPage);
await rm(join(client, '.vite'), { recursive: true });
await compressSite(client);
await build(mode === 'production' ? await serviceWorkerBuild(client) : uninstallingWorkerBuild(client));
await compressFile(join(client, 'service-worker.js'));
await writeFile(join(dist, 'search-page.json'), JSON.stringify(search));
await writeFile(join(dist, 'library.json'), JSON.stringify(library));
