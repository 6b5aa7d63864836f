import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { technologyJsonSchema } from './json-schema.ts';

const here = import.meta.dirname;

test('technology.schema.json matches the schema; run "npm run schema" after a change', async () => {
  assert.equal(await readFile(join(here, 'technology.schema.json'), 'utf8'), technologyJsonSchema());
});

test('every roadmap names the schema, so that editors complete and check it', async () => {
  for (const file of await readdir(join(here, 'technologies'))) {
    const text = await readFile(join(here, 'technologies', file), 'utf8');
    assert.ok(text.startsWith('# yaml-language-server: $schema=../technology.schema.json\n'), file);
  }
});
