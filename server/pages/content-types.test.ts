import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findContentType } from './content-types.ts';

const types = {
  'index.html': 'text/html; charset=utf-8',
  'assets/client-X1.js': 'text/javascript; charset=utf-8',
  'looks.css': 'text/css; charset=utf-8',
  'python.json': 'application/json; charset=utf-8',
  'site.webmanifest': 'application/manifest+json; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'icon.png': 'image/png',
  'text.woff2': 'font/woff2',
  'file.unknown': 'application/octet-stream',
  LICENSE: 'application/octet-stream',
};

for (const [file, type] of Object.entries(types)) {
  test(`findContentType('${file}') is ${type}`, () => assert.equal(findContentType(file), type));
}
