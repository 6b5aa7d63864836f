import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** Every page may use the classes of app/ui; any other class belongs to one file. */
const isShared = (file: string) => file.startsWith('app/ui/');

test('no two style sheets have rules for the same class', () => {
  const files = globSync('app/**/*.css', { cwd: root });
  const outermost = files.flatMap((file) => listOutermost(file).map((name) => ({ name, file })));
  const shared = new Set(outermost.filter(({ file }) => isShared(file)).map(({ name }) => name));
  const own = Map.groupBy(
    outermost.filter(({ name, file }) => !isShared(file) && !shared.has(name)),
    ({ name }) => name,
  );
  const twice = [...own].filter(([, places]) => places.length > 1);
  assert.deepEqual(
    twice.map(([name, places]) => `.${name} in ${places.map(({ file }) => file).join(' and ')}`),
    [],
  );
});

/** The outermost classes of a style sheet's selectors. Classes inside them are the file's own. */
function listOutermost(file: string): string[] {
  const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, text = '']) => splitSelectors(text));
  return [...new Set(selectors.flatMap(findOutermost))];
}

/** The classes of the first part of a selector that has any: `.card` in `[data-theme] li.card .name`. */
function findOutermost(selector: string): string[] {
  const parts = selector.split(/[\s>+~]+/);
  const classes = parts.map((part) => [...part.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return classes.find((names) => names.length > 0) ?? [];
}

/** Splits a list of selectors, but not at commas inside parentheses. */
function splitSelectors(text: string): string[] {
  if (text.trim().startsWith('@')) return [];
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
