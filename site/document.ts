/** The files of the client's build that every page names. */
export type Assets = {
  readonly firstPaint: string;
  readonly style: string;
  /** The faces that all text is set in, and that code is. */
  readonly faces: { readonly text: string; readonly code: string };
  /** Where the pages' data lies; its name changes with any of it. */
  readonly pages: string;
  /** Differs from build to build wherever a page or a file of it does. */
  readonly build: string;
};

export type DocumentParts = {
  readonly title: string;
  readonly description: string;
  readonly markup: string;
  readonly data: unknown;
  readonly indexed: boolean;
  readonly structured?: object;
  /** The entry and the screen, with all that they import. */
  readonly scripts: readonly string[];
  /** Whether code stands in it. */
  readonly code?: boolean;
  /** Stands for pages that the browser shows from their data; it has no markup of its own. */
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
    // What a shared link shows. A picture needs the address of the site, which is not known to the build.
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    '<meta property="og:site_name" content="Waymark"><meta property="og:type" content="website">',
    indexed ? '' : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#fafcfc" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1315" media="(prefers-color-scheme: dark)">',
    `<script src="${assets.firstPaint}"></script>`,
    `<link rel="stylesheet" href="${assets.style}">`,
    // Asked for at once, a face is there for the first paint; one that is late waits for the next page. On a phone that
    // of code is not asked for before the text is painted.
    preloadFace(assets.faces.text),
    parts.code ? preloadFace(assets.faces.code, ' media="(min-width: 40rem)"') : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    structured ? `<script type="application/ld+json">${escapeJson(structured)}</script>` : '',
    `</head><body><div id="root">${markup}</div>`,
    data === undefined ? '' : `<script type="application/json" id="page-data">${escapeJson(data)}</script>`,
    '</body></html>',
  ].join('');
}

function preloadFace(face: string, media = ''): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin${media}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
