import { compileExpression } from '../expression/compile-expression.ts';
import type { Run } from '../expression/scope.ts';
import { refuse } from '../errors.ts';
import { type Document, isDocument } from '../values/document.ts';
import { isNumeric } from '../values/kinds.ts';
import { toNumber } from '../values/arithmetic.ts';
import { splitPath } from '../values/paths.ts';

/** What becomes of a field: it is kept, left out, or computed; or it is a document, of whose fields this is told. */
export type Fate = 'keep' | 'drop' | { readonly run: Run } | Fates;
export type Fates = Map<string, Fate>;

export type Projection = { readonly fates: Fates; readonly isInclusion: boolean };

/** Reads a projection. Fields may be included or left out, but not both; `_id` may differ. */
export function readProjection(spec: Document): Projection {
  const fates: Fates = new Map();
  addFates(spec, fates);
  const ways = [...listWays(fates)].filter(({ path }) => path !== '_id');
  const isInclusion = ways.length === 0 ? fates.get('_id') !== 'drop' : ways[0]?.isKept === true;
  const other = ways.find(({ isKept }) => isKept !== isInclusion);
  if (other)
    throw isInclusion
      ? refuse(`Cannot do exclusion on field ${other.path} in inclusion projection`, 31254)
      : refuse(`Cannot do inclusion on field ${other.path} in exclusion projection`, 31253);
  return { fates, isInclusion };
}

function addFates(spec: Document, fates: Fates): void {
  for (const [path, value] of Object.entries(spec)) {
    if (path.startsWith('$')) throw refuse(`FieldPath field names may not start with '$'.`, 16410);
    const parts = splitPath(path);
    if (parts.includes('')) throw refuse('FieldPath field names may not be empty strings.', 15998);
    const inner = findInner(fates, parts.slice(0, -1), path);
    const name = parts.at(-1) ?? '';
    if (inner.has(name)) throw refuse(`Path collision at ${path}`, 31250);
    const fate = readFate(value);
    if (fate instanceof Map && isDocument(value)) addFates(value, fate);
    inner.set(name, fate);
  }
}

function findInner(fates: Fates, parts: readonly string[], path: string): Fates {
  let inner = fates;
  for (const part of parts) {
    const next = inner.get(part) ?? new Map<string, Fate>();
    if (!(next instanceof Map))
      throw refuse(`Path collision at ${path} remaining portion ${parts.at(-1) ?? ''}`, 31249);
    inner.set(part, next);
    inner = next;
  }
  return inner;
}

function readFate(value: unknown): Fate {
  if (typeof value === 'boolean') return value ? 'keep' : 'drop';
  if (isNumeric(value)) return toNumber(value) === 0 ? 'drop' : 'keep';
  const isOperator = isDocument(value) && Object.keys(value)[0]?.startsWith('$');
  if (!isDocument(value) || isOperator) return { run: compileExpression(value) };
  if (Object.keys(value).length === 0)
    throw refuse('An empty sub-projection is not a valid value. Found empty object at path', 51270);
  return new Map();
}

function* listWays(fates: Fates, before = ''): Generator<{ path: string; isKept: boolean }> {
  for (const [name, fate] of fates) {
    const path = `${before}${name}`;
    if (fate instanceof Map) yield* listWays(fate, `${path}.`);
    else yield { path, isKept: fate !== 'drop' };
  }
}
