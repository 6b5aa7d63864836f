import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { z } from 'zod';

const names = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: names, devDependencies: names, optionalDependencies: names })
  .parse(JSON.parse(read('package.json')));
const lock = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })
  .parse(JSON.parse(read('package-lock.json')));

test('docs/dependencies.md has every package of package.json, with its license', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| [^|]{4,} \| ([^|]+) \| [\d.]+ \|$/gm);
  const listed = new Map([...rows].map(([, name = '', license = '']) => [name, license]));
  const needed = Object.values(manifest).flatMap((group) => Object.keys(group));
  const licenses = new Map(needed.map((name) => [name, lock.packages[`node_modules/${name}`]?.license]));
  assert.deepEqual(listed, licenses);
});

test('no script of a package runs at installation, and every version is exact', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  const versions = Object.values(manifest).flatMap((group) => Object.values(group));
  assert.deepEqual(
    versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    [],
  );
});

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', file), 'utf8');
}
