import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const layers = ['types', 'time', 'select', 'schedule', 'days', 'replan', 'change'];
const others: Readonly<Record<string, readonly string[]>> = {
  'make-plan.ts': layers.slice(0, 5),
  forecast: layers.slice(0, 4),
  placement: layers.slice(0, 3),
  pause: ['types', 'time'],
  'stored-plan': ['types', 'time', 'pause'],
};

test('a folder of the planner imports only from the layers below it', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('testing'),
  );
  const wrong = sources.flatMap((file) => {
    const [folder = ''] = file.split('/');
    assert.ok(folder in others || layers.includes(folder), `${folder} has no layer`);
    const below = others[folder] ?? layers.slice(0, layers.indexOf(folder));
    const allowed = new Set([folder, ...below]);
    return listImports(file)
      .filter((to) => !allowed.has(to.split('/')[0] ?? ''))
      .map((to) => `${file} imports ${to}`);
  });
  assert.deepEqual(wrong, []);
});

function listImports(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(file), to)));
}
