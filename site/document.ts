import { escapeHtml } from './share/escape-html.ts';
import { type ShareTags, writeShareTags } from './share/write-share-tags.ts';

export type Assets = {
  /** The address of the site; empty if the build was not told. */
  readonly site: string;
  readonly firstPaint: string;
  readonly style: string;
  readonly faces: { readonly text: string; readonly code: string };
  /** The folder of the pages' data. Its name changes with the data. */
  readonly pages: string;
  /** Changes with any page or file of the build. */
  readonly build: string;
};

export type DocumentParts = ShareTags & {
  readonly markup: string;
  readonly data: unknown;
  readonly indexed: boolean;
  readonly structured?: object;
  readonly scripts: readonly string[];
  readonly code?: boolean;
  /** Whether this is the empty shell that the browser renders pages into. */
  readonly shell?: boolean;
};

/** A finished page. Text is escaped here; `markup` is React's own. */
export function writeDocument(parts: DocumentParts, assets: Assets): string {
  const { title, description, markup, data, indexed, structured, scripts, shell } = parts;
  return [
    `<!doctype html><html lang="en" data-build="${assets.build}" data-scripts="${escapeHtml(scripts.join(' '))}" data-pages="${escapeHtml(assets.pages)}"${shell ? ' data-shell' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...writeShareTags(parts, assets.site),
    indexed ? '' : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#fafcfc" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1315" media="(prefers-color-scheme: dark)">',
    `<script src="${assets.firstPaint}"></script>`,
    `<link rel="stylesheet" href="${assets.style}">`,
    // A preloaded font is ready for the first paint. On a phone, the code font waits until text is painted.
    preloadFace(assets.faces.text),
    parts.code ? preloadFace(assets.faces.code, ' media="(min-width: 40rem)"') : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/touch.png">',
    structured ? `<script type="application/ld+json">${escapeJson(structured)}</script>` : '',
    `</head><body><div id="root">${markup}</div>`,
    data === undefined ? '' : `<script type="application/json" id="page-data">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('');
}

function preloadFace(face: string, media = ''): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin${media}>`;
}

/** JSON that cannot close its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
