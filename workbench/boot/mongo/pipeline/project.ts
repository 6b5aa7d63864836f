import { openScope, type Scope } from '../expression/scope.ts';
import { type Document, isDocument, readField, writeField } from '../values/document.ts';
import type { Variables } from '../filter/compile-filter.ts';
import { type Fates, type Projection, readProjection } from './read-projection.ts';

/** Makes what shows only some fields of a document, in its order; those that are computed come after them. */
export function compileProjection(spec: Document, variables?: Variables): (document: Document) => Document {
  return applyProjection(readProjection(spec), variables);
}

function applyProjection(
  { fates, isInclusion }: Projection,
  variables?: Variables,
): (document: Document) => Document {
  if (!isInclusion) return (document) => dropFields(document, fates);
  const whole: Fates = fates.has('_id') ? fates : new Map([['_id', 'keep'], ...fates]);
  return (document) => {
    const kept = keepFields(document, whole);
    computeFields(kept, whole, openScope(document, variables));
    return kept;
  };
}

function keepFields(document: Document, fates: Fates): Document {
  const result: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const fate = fates.get(name);
    if (fate === 'keep') writeField(result, name, value);
    if (!(fate instanceof Map)) continue;
    const inner = keepInside(value, fate);
    if (inner !== undefined) writeField(result, name, inner);
  }
  return result;
}

/** Of an array, the documents in it are shown so, and nothing else. */
function keepInside(value: unknown, fates: Fates): unknown {
  if (isDocument(value)) return keepFields(value, fates);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => keepInside(element, fates)).filter((element) => element !== undefined);
}

function dropFields(document: Document, fates: Fates): Document {
  const result: Document = {};
  for (const [name, value] of Object.entries(document)) {
    const fate = fates.get(name);
    if (fate === 'drop') continue;
    writeField(result, name, fate instanceof Map ? dropInside(value, fate) : value);
  }
  return result;
}

function dropInside(value: unknown, fates: Fates): unknown {
  if (isDocument(value)) return dropFields(value, fates);
  return Array.isArray(value) ? value.map((element) => dropInside(element, fates)) : value;
}

/** Writes what is computed into a document. A field whose value is nothing is removed. */
export function computeFields(result: Document, fates: Fates, scope: Scope): void {
  for (const [name, fate] of fates) {
    if (typeof fate === 'string') continue;
    const value = fate instanceof Map ? computeInside(readField(result, name), fate, scope) : fate.run(scope);
    if (value === undefined) delete result[name];
    else writeField(result, name, value);
  }
}

function computeInside(value: unknown, fates: Fates, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((element) => computeInside(element, fates, scope));
  if (![...fates.values()].some((fate) => typeof fate !== 'string')) return value;
  const inner: Document = isDocument(value) ? { ...value } : {};
  computeFields(inner, fates, scope);
  return inner;
}
