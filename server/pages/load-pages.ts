import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findContentType } from './content-types.ts';
import { type Encoding, encodings, suffixes } from './encodings.ts';

/** `headers` alternates names and values. */
export type Version = {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: readonly string[];
  readonly unchangedHeaders: readonly string[];
};
/** The name of the file in the log and the metrics. */
export type File = { readonly route: string; readonly versions: ReadonlyMap<Encoding, Version> };
export type Pages = {
  readonly files: ReadonlyMap<string, File>;
  readonly addresses: ReadonlyMap<string, string>;
  readonly headers: readonly string[];
};

export const notFoundPath = '/404';

type Headers = Readonly<Record<string, string>>;

/** `language/x.html` answers at `/language/x`, other files at their own names. A missing folder gives no pages. */
export async function loadPages(
  folder: string,
  headersOf: (name: string) => Headers = () => ({}),
  site = '',
): Promise<Pages> {
  const names = await listFiles(folder);
  const files = new Map<string, File>();
  for (const name of names) {
    if (isPrepared(name, names)) continue;
    files.set(findAddress(name), await loadFile(folder, name, { names, headers: headersOf(name), site }));
  }
  const pages = [...names].filter((name) => name.endsWith('.html')).map(findAddress);
  const addresses = new Map(pages.map((address) => [address.toLowerCase(), address]));
  return { files, addresses, headers: Object.entries(headersOf('')).flat() };
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1)));
}

function isPrepared(name: string, names: ReadonlySet<string>): boolean {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain !== name && names.has(plain);
}

function findAddress(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

type Setting = {
  readonly names: ReadonlySet<string>;
  readonly headers: Headers;
  readonly site: string;
};

async function loadFile(folder: string, name: string, { names, headers, site }: Setting): Promise<File> {
  const versions = new Map<Encoding, Version>();
  for (const encoding of encodings) {
    const stored = `${name}${suffixes[encoding]}`;
    if (!names.has(stored)) continue;
    const body = fillIn(name, await readFile(join(folder, stored)), site);
    versions.set(encoding, makeVersion(body, { ...headers, ...describe(name, encoding) }));
  }
  return { route: nameRoute(name), versions };
}

/** The build does not know the address of the site, which robots.txt and sitemap.txt must name. */
function fillIn(name: string, body: Buffer, site: string): Buffer {
  return name.endsWith('.txt') ? Buffer.from(body.toString().replaceAll('{site}', site)) : body;
}

/** Their names change with their content: by a hash, or by the version of a runtime. */
const isImmutable = /^(assets|runtimes)\//;

function describe(name: string, encoding: Encoding): Record<string, string> {
  return {
    'Content-Type': findContentType(name),
    'Cache-Control': isImmutable.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

function makeVersion(body: Buffer, described: Record<string, string>): Version {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const all = Object.entries({ ETag: `"${hash}"`, 'Content-Length': String(body.length), ...described });
  const unchanged = all.filter(([name]) => !/^Content-(Length|Type|Encoding)$/.test(name));
  return { etag: `"${hash}"`, body, headers: all.flat(), unchangedHeaders: unchanged.flat() };
}

function nameRoute(name: string): string {
  if (name.endsWith('.html')) return findAddress(name);
  return name.includes('/') ? `/${name.split('/')[0]}/*` : `/${name}`;
}
