import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { routes } from '../app/routes.ts';
import { compressFile, compressSite } from '../site/compress.ts';
import { drawMaps } from '../site/map/map-pictures.ts';
import { writePreviews } from '../site/map/write-preview.ts';
import { firstPaintBuild } from '../site/first-paint.ts';
import { listOutlines } from '../site/outlines.ts';
import { listPages } from '../site/list-pages.ts';
import { uninstallingWorkerBuild, serviceWorkerBuild } from '../site/service-worker.ts';
import { loadSiteContent } from '../site/site-content.ts';
import { writePictures } from '../site/share/write-pictures.ts';
import { copyRuntimes } from '../site/workbench/prepare-runtimes.ts';
import { writeLicenseTexts } from '../site/licenses/write-license-texts.ts';
import { writeLicenses } from '../site/workbench/write-licenses.ts';
import { writeFrames } from '../site/workbench/write-frames.ts';
import { type RenderPage, writeSite } from '../site/write-site.ts';
import { readSiteAddress } from '#server/config.ts';
import { loadCompiledExercises, loadLibraryContent, loadShapes } from '#content/library.ts';

/** `npm run build` writes the site to dist/client. With `--online`, for development, browsers store nothing. */
const mode = process.argv.includes('--online') ? 'development' : 'production';
const dist = join(import.meta.dirname, '../dist');
const client = join(dist, 'client');
await rm(dist, { recursive: true, force: true });
await build({ logLevel: 'warn', mode });
await build(firstPaintBuild);
await build({ logLevel: 'warn', build: { ssr: true } });
const { roadmaps, ...others } = await loadLibraryContent();
const pictures = await drawMaps(roadmaps);
const content = await loadSiteContent(roadmaps, pictures);
const pages = listPages(routes, content);
const address = readSiteAddress();
const { renderPage }: { renderPage: RenderPage } = await import(
  pathToFileURL(join(dist, 'render/render.js')).href
);
const outlines = listOutlines(roadmaps);
const { library, search, ready } = await writeSite(
  client,
  {
    pages,
    outlines,
    address,
    exercises: await loadCompiledExercises(),
    shapes: await loadShapes(),
    ...others,
  },
  renderPage,
);
await writePictures(client, content);
await writePreviews(client, pictures);
await rm(join(client, '.vite'), { recursive: true });
await writeFrames(client);
await compressSite(client);
await copyRuntimes(client);
await writeLicenses(client);
await writeLicenseTexts(client);
await build(mode === 'production' ? await serviceWorkerBuild(client) : uninstallingWorkerBuild(client));
await compressFile(join(client, 'service-worker.js'));
await writeFile(join(dist, 'search-page.json'), JSON.stringify(search));
await writeFile(join(dist, 'ready-page.json'), JSON.stringify(ready));
await writeFile(join(dist, 'address.json'), JSON.stringify(address));
await writeFile(join(dist, 'library.json'), JSON.stringify(library));
