import { stripTypeScriptTypes } from 'node:module';

import type { RunListing } from './run-listing.ts';

export const bundleName = 'example.js';

/** What a page of a technology has in its head: addresses that are served from the installed packages. */
const heads: Readonly<Record<string, string>> = {
  bootstrap: '<link rel="stylesheet" href="/bootstrap.css"><script defer src="/bootstrap.js"></script>',
  jquery: '<script src="/jquery.js"></script>',
  tailwind: '<script src="/tailwind.js"></script>',
};

/** A whole page that loads its own copy gets no second one. */
const linksItsOwn = /<(link|script)\b[^>]*(\b(bootstrap|jquery)\b[^>]*\.(css|js)|@tailwindcss\/browser@4)"/i;

/** The page that a listing makes: whole, or as a part of one. A bundled script is at `bundleName`. */
export function writeExamplePage(listing: RunListing, isBundled: boolean): string {
  const head = heads[listing.technology] ?? '';
  const { code, setup = '' } = listing;
  if (/^\s*(<!doctype|<html)/i.test(code))
    return head && !linksItsOwn.test(code)
      ? code.replace(/<head>|(?=<title|<body)/i, (found) => `${found}${head}`)
      : code;
  const start = '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  const size = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  return `${start}${size}<title>Example</title>${head}${writeBody(listing, setup, isBundled)}`;
}

function writeBody({ technology, language, code }: RunListing, setup: string, isBundled: boolean): string {
  if (isBundled)
    return `</head><body><div id="root"></div><div id="app"></div><app-root></app-root><script type="module" src="/${bundleName}"></script>`;
  const isMarkup = /^\s*</.test(code);
  if (language === 'css' && !isMarkup) return `${writeStyle(technology, code)}</head><body>${setup}`;
  if ((language === 'javascript' || language === 'typescript') && !isMarkup)
    return `</head><body>${setup}${writeScript(language === 'typescript' ? stripTypeScriptTypes(code) : code)}`;
  const isStyle = setup !== '' && !/^\s*</.test(setup);
  return `${isStyle ? writeStyle(technology, setup) : ''}</head><body>${isStyle ? '' : setup}${code}`;
}

function writeStyle(technology: string, code: string): string {
  return technology === 'tailwind'
    ? `<style type="text/tailwindcss">${/@import/.test(code) ? '' : '@import "tailwindcss";'}${code}</style>`
    : `<style>${code}</style>`;
}

function writeScript(code: string): string {
  const type = /^\s*(import|export)\b|^\s*await\b/m.test(code) ? ' type="module"' : '';
  return `<script${type}>${code.replaceAll('</script', String.raw`<\/script`)}</script>`;
}
