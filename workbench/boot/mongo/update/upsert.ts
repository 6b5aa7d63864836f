import { isOperators } from '../filter/conditions.ts';
import { refuseWrite } from '../errors.ts';
import { copyValue } from '../values/copy.ts';
import { type Document, isDocument, isRegExp, writeField } from '../values/document.ts';

/** The document that an upsert begins with: what the filter says that fields are equal to. */
export function beginUpsert(filter: Document): Document {
  const document: Document = {};
  addEqual(filter, document);
  return document;
}

function addEqual(filter: Document, document: Document): void {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition))
      for (const inner of condition) if (isDocument(inner)) addEqual(inner, document);
    if (path === '$or' && Array.isArray(condition) && condition.length === 1 && isDocument(condition[0]))
      addEqual(condition[0], document);
    if (path.startsWith('$')) continue;
    const value = readEqual(condition);
    if (value !== undefined) writeAt(document, path.split('.'), copyValue(value));
  }
}

function readEqual(condition: unknown): unknown {
  if (isRegExp(condition)) return undefined;
  if (!isOperators(condition)) return condition;
  if ('$eq' in condition) return condition['$eq'];
  const { $in: list, $all: all } = condition;
  const only = Array.isArray(list) && list.length === 1 ? list : all;
  return Array.isArray(only) && only.length === 1 && !isOperators(only[0]) ? only[0] : undefined;
}

function writeAt(document: Document, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (first in document)
      throw refuseWrite(`cannot infer query fields to set, path '${first}' is matched twice`, 54);
    return writeField(document, first, value);
  }
  const inner = document[first] ?? {};
  writeField(document, first, inner);
  if (isDocument(inner)) writeAt(inner, rest, value);
}
