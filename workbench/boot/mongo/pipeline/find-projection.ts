import { needServer, refuse } from '../errors.ts';
import { compileCondition, makeElementTest } from '../filter/compile-filter.ts';
import { type Document, isDocument, readField, writeField } from '../values/document.ts';
import { compileProjection } from './project.ts';

type Special = (value: unknown) => unknown;

/** A projection of `find()`, which also has `$slice`, `$elemMatch` and the `$` for the element that matched. */
export function compileFindProjection(spec: unknown, filter: Document): (document: Document) => Document {
  if (!isDocument(spec)) throw refuse('Expected field projection to be of type object', 'TypeMismatch');
  const specials = new Map<string, Special>();
  const plain: Document = {};
  let hasPart = false;
  for (const [path, value] of Object.entries(spec)) {
    const special = readSpecial(path, value, filter);
    if (!special) plain[path] = value;
    else specials.set(path.replace(/\.\$$/, ''), special);
    hasPart ||= special !== null && !isSlice(value);
  }
  // Only `$slice` shows the other fields too.
  if (hasPart) for (const path of specials.keys()) plain[path] = 1;
  const keep = Object.keys(plain).length === 0 ? null : compileProjection(keepSlices(plain, specials));
  return (document) => applySpecials(keep ? keep(document) : { ...document }, specials);
}

/** A field that is sliced is also one of those that are listed. */
function keepSlices(plain: Document, specials: ReadonlyMap<string, Special>): Document {
  const isInclusion = Object.entries(plain).some(
    ([path, value]) => path !== '_id' && value !== 0 && value !== false,
  );
  if (!isInclusion) return plain;
  return { ...plain, ...Object.fromEntries([...specials.keys()].map((path) => [path, 1])) };
}

const isSlice = (value: unknown): boolean => isDocument(value) && '$slice' in value;

function readSpecial(path: string, value: unknown, filter: Document): Special | null {
  if (path.endsWith('.$')) return makePositional(path.slice(0, -2), filter);
  if (!isDocument(value)) return null;
  if ('$meta' in value) throw needServer('A projection of $meta');
  if ('$slice' in value) return makeSlice(value['$slice']);
  if (!('$elemMatch' in value)) return null;
  const test = makeElementTest(value['$elemMatch']);
  return (list) => takeFirst(list, test);
}

function takeFirst(list: unknown, test: (element: unknown) => boolean): unknown {
  const found: unknown = Array.isArray(list) ? list.find(test) : undefined;
  return found === undefined ? undefined : [found];
}

function makeSlice(given: unknown): Special {
  const [first, count]: readonly unknown[] = Array.isArray(given) ? given : [given];
  return (list) => {
    if (!Array.isArray(list)) return list;
    const at = Number(first);
    if (count === undefined) return at < 0 ? list.slice(at) : list.slice(0, at);
    const from = at < 0 ? Math.max(0, list.length + at) : at;
    return list.slice(from, from + Number(count));
  };
}

/** The first element of an array that meets the condition which the filter has for it. */
function makePositional(path: string, filter: Document): Special {
  const own = Object.entries(filter).filter(([name]) => name === path || name.startsWith(`${path}.`));
  if (own.length === 0)
    throw refuse("positional operator '.$' couldn't find a matching element in the array", 51246);
  const [name, condition] = own.at(-1) ?? ['', null];
  if (name !== path)
    return (list) => takeFirst(list, compileCondition(condition, name.slice(path.length + 1).split('.')));
  if (isDocument(condition) && '$elemMatch' in condition) {
    const test = makeElementTest(condition['$elemMatch']);
    return (list) => takeFirst(list, test);
  }
  return (list) => takeFirst(list, compileCondition(condition, []));
}

function applySpecials(document: Document, specials: ReadonlyMap<string, Special>): Document {
  for (const [path, special] of specials) {
    if (path.includes('.')) throw needServer(`A projection of a part of ${path}`);
    if (!(path in document)) continue;
    const value = special(readField(document, path));
    if (value === undefined) delete document[path];
    else writeField(document, path, value);
  }
  return document;
}
