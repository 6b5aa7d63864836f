import { hasType } from '../filter/type-names.ts';
import { compareNumbers, isSame } from '../values/compare.ts';
import { isNumeric, kindOf } from '../values/kinds.ts';
import type { Document } from '../values/document.ts';

/** Null if a value keeps to a rule, or does not have to, and otherwise what is wrong with it. */
export type Keyword = (limit: unknown, value: unknown) => Document | null;

const bsonType: Keyword = (wanted, value) => {
  const types: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  if (types.some((type) => hasType(value, String(type)))) return null;
  return { reason: 'type did not match', consideredValue: value, consideredType: kindOf(value) };
};

/** JSON has fewer types, with names of its own. */
const type: Keyword = (wanted, value) => {
  const types: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return bsonType(
    types.map((name) => (name === 'boolean' ? 'bool' : name)),
    value,
  );
};

const compares =
  (passes: (order: number) => boolean): Keyword =>
  (limit, value) => {
    if (!isNumeric(limit) || !isNumeric(value) || passes(compareNumbers(value, limit))) return null;
    return { reason: 'comparison failed', consideredValue: value };
  };

const hasLength =
  (passes: (length: number, limit: number) => boolean): Keyword =>
  (limit, value) =>
    typeof value !== 'string' || passes(Array.from(value).length, Number(limit))
      ? null
      : { reason: 'specified string length was not satisfied', consideredValue: value };

const hasItems =
  (passes: (length: number, limit: number) => boolean): Keyword =>
  (limit, value) =>
    !Array.isArray(value) || passes(value.length, Number(limit))
      ? null
      : { reason: 'array did not match specified length', consideredValue: value };

const isAtLeast = (length: number, limit: number) => length >= limit;
const isAtMost = (length: number, limit: number) => length <= limit;

const keywords: Readonly<Record<string, Keyword>> = {
  bsonType,
  type,
  minimum: compares((order) => order >= 0),
  maximum: compares((order) => order <= 0),
  minLength: hasLength(isAtLeast),
  maxLength: hasLength(isAtMost),
  minItems: hasItems(isAtLeast),
  maxItems: hasItems(isAtMost),
  uniqueItems: (wanted, value) =>
    wanted !== true || !Array.isArray(value) || !hasDouble(value)
      ? null
      : { reason: 'found a duplicate item', consideredValue: value, duplicatedValue: findDouble(value) },
  enum: (list, value) =>
    Array.isArray(list) && list.some((one) => isSame(one, value))
      ? null
      : { reason: 'value was not found in enum', consideredValue: value },
  pattern: (pattern, value) =>
    typeof value !== 'string' || new RegExp(String(pattern)).test(value)
      ? null
      : { reason: 'regular expression did not match', consideredValue: value },
};

const hasDouble = (list: readonly unknown[]) => findDouble(list) !== undefined;

const findDouble = (list: readonly unknown[]) =>
  list.find((one, at) => list.slice(0, at).some((other) => isSame(one, other)));

export function findKeyword(name: string): Keyword | undefined {
  return Object.hasOwn(keywords, name) ? keywords[name] : undefined;
}
