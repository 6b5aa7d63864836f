import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** The classes of app/ui are for every page; any other belongs to one file. */
const isShared = (file: string) => file.startsWith('app/ui/');

test('no two style sheets begin a rule with the same class, as each would restyle the other', () => {
  const files = globSync('app/**/*.css', { cwd: root });
  const begun = files.flatMap((file) => listBegun(file).map((name) => ({ name, file })));
  const shared = new Set(begun.filter(({ file }) => isShared(file)).map(({ name }) => name));
  const own = Map.groupBy(
    begun.filter(({ name, file }) => !isShared(file) && !shared.has(name)),
    ({ name }) => name,
  );
  const twice = [...own].filter(([, places]) => places.length > 1);
  assert.deepEqual(
    twice.map(([name, places]) => `.${name} in ${places.map(({ file }) => file).join(' and ')}`),
    [],
  );
});

/** The classes with which selectors of a style sheet begin, each once. What stands below another class is its file's own affair. */
function listBegun(file: string): string[] {
  const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, text = '']) => splitSelectors(text));
  const names = selectors.flatMap((selector) => {
    const [first = ''] = selector.split(/[\s>+~]/);
    return [...first.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  });
  return [...new Set(names)];
}

/** The selectors of a list; commas between brackets belong to one of them. */
function splitSelectors(text: string): string[] {
  if (text.trim().startsWith('@')) return [];
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
