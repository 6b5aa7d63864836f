import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { parseLinks } from '#content/links.ts';

import { checkPages } from './links/check-pages.ts';
import { politeSettings } from './links/settings.ts';
import { pageOf, updateRows } from './links/update-rows.ts';
import { writeReport } from './links/write-report.ts';
import { root } from './run.ts';

/** `npm run links` visits every page of the registry, writes what it found into it, and says what to look at. */
const { values } = parseArgs({
  options: {
    registry: { type: 'string', default: join(root, 'content/links.tsv') },
    visits: { type: 'string', default: join(root, 'data/link-visits.jsonl') },
    pause: { type: 'string', default: String(politeSettings.pause) },
  },
});
const pages = [...parseLinks(await readFile(values.registry, 'utf8')).keys()].map(pageOf);
const judgments = await checkPages([...new Set(pages)], {
  file: values.visits,
  settings: { ...politeSettings, pause: Number(values.pause) },
});
// The registry may have changed during the hours of a run, so it is read again, and replaced at once.
const text = updateRows(await readFile(values.registry, 'utf8'), judgments);
await writeFile(`${values.registry}.new`, text);
await rename(`${values.registry}.new`, values.registry);
console.info(writeReport(parseLinks(text), judgments));
