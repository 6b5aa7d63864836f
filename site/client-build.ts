import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Assets } from './document.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What the client build made: files that every page names, and the scripts of each page. */
export type ClientBuild = {
  readonly assets: Assets;
  readonly listScripts: (source: string) => string[];
};

/** `pages` is everything that the pages show, since the build's name depends on it. */
export async function readClientBuild(client: string, data: unknown, site: string): Promise<ClientBuild> {
  const manifest = await readManifest(client, 'manifest.json');
  const firstPaint = findChunk(await readManifest(client, 'first-paint.json'), 'app/first-paint.ts');
  const assets = {
    site,
    firstPaint: `/${firstPaint.file}`,
    style: `/${findChunk(manifest, 'style.css').file}`,
    faces: { text: findFace(manifest, 'next-basic'), code: findFace(manifest, 'mono-basic') },
    pages: `/assets/pages-${hashOf(data)}`,
    build: hashOf([firstPaint.file, manifest, data, site]),
  };
  return {
    assets,
    listScripts: (source) => listScripts(manifest, ['app/client.tsx', `app/pages/${source}.tsx`]),
  };
}

async function readManifest(client: string, file: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, '.vite', file), 'utf8'));
}

function findFace(manifest: Manifest, face: string): string {
  const file = findChunk(manifest, 'app/client.tsx').assets?.find((asset) => asset.includes(face));
  if (file === undefined) throw new Error(`The build has no font ${face}.`);
  return `/${file}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

function listScripts(manifest: Manifest, sources: readonly string[]): string[] {
  const chunks = new Set(sources);
  for (const source of chunks) for (const imported of manifest[source]?.imports ?? []) chunks.add(imported);
  return [...chunks].map((source) => `/${findChunk(manifest, source).file}`);
}

function findChunk(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk;
}
