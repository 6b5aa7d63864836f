import { refuseWrite } from '../errors.ts';
import { type Document, isDocument, readField, writeField } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { writeBson } from '../values/write-bson.ts';
import type { Modifier, Place } from './change.ts';
import { expandPath } from './expand-path.ts';
import { findModifier, unchanged } from './modifiers.ts';

/** Changes a document by one modifier, at each place that its path leads to. */
export function applyModifier(document: Document, modifier: Modifier, place: Place): void {
  if (modifier.name === '$renamed' || (modifier.name === '$setOnInsert' && !place.isInsert)) return;
  if (modifier.name === '$rename') return rename(document, modifier);
  for (const parts of expandPath(document, modifier, place)) applyAt(document, parts, modifier, document);
}

function applyAt(
  holder: unknown,
  [first = '', ...rest]: readonly string[],
  modifier: Modifier,
  document: Document,
): void {
  const { compute, makes } = findModifier(modifier.name) ?? { compute: () => unchanged, makes: false };
  const current = readMember(holder, first);
  if (rest.length > 0) {
    if (current === undefined && !makes) return;
    if (current === undefined) writeMember(holder, first, {}, modifier);
    const inner = readMember(holder, first);
    if (canHold(inner, rest[0] ?? '')) return applyAt(inner, rest, modifier, document);
    if (!makes) return;
    throw refuseWrite(
      `Cannot create field '${rest[0] ?? ''}' in element {${first}: ${writeBson(inner)}}`,
      'PathNotViable',
    );
  }
  if (current === undefined && !makes) return;
  const value = compute(current, modifier, document);
  if (value === unchanged) return;
  if (value === undefined) removeMember(holder, first);
  else writeMember(holder, first, value, modifier);
}

function canHold(value: unknown, name: string): boolean {
  return isDocument(value) || (Array.isArray(value) && /^\d+$/.test(name));
}

function readMember(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)];
  return isDocument(holder) ? readField(holder, name) : undefined;
}

/** An array that is too short is filled up with null. */
function writeMember(holder: unknown, name: string, value: unknown, { path }: Modifier): void {
  if (isDocument(holder)) return writeField(holder, name, value);
  if (!Array.isArray(holder))
    throw refuseWrite(`Cannot create field '${name}' at '${path}'`, 'PathNotViable');
  while (holder.length < Number(name)) holder.push(null);
  holder[Number(name)] = value;
}

/** An element of an array becomes null, so that the others keep their places. */
function removeMember(holder: unknown, name: string): void {
  if (Array.isArray(holder)) holder[Number(name)] = null;
  else if (isDocument(holder)) delete holder[name];
}

function rename(document: Document, { parts, path, operand }: Modifier): void {
  const to = splitPath(String(operand));
  let value: unknown = document;
  for (const part of parts) {
    if (Array.isArray(value))
      throw refuseWrite(`The source field cannot be an array element, '${path}' in doc`);
    value = isDocument(value) ? readField(value, part) : undefined;
  }
  if (value === undefined) return;
  applyAt(document, parts, { name: '$unset', path, parts, operand: '' }, document);
  applyAt(document, to, { name: '$set', path: to.join('.'), parts: to, operand: value }, document);
}
