import { refuse } from '../errors.ts';
import { isNumeric, type Kind, kindOf } from '../values/kinds.ts';
import { someOrElementAt } from '../values/paths.ts';

const numbers: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

const names: ReadonlySet<string> = new Set([...Object.values(numbers), 'number']);

/** Whether a value, or an element of an array, has one of the named types. */
export function compileType(operand: unknown, parts: readonly string[]): (value: unknown) => boolean {
  const wanted = (Array.isArray(operand) ? operand : [operand]).map(readType);
  return (value) => someOrElementAt(value, parts, (one) => wanted.some((type) => hasType(one, type)));
}

function readType(type: unknown): string {
  const name = typeof type === 'number' ? numbers[type] : type;
  if (typeof name !== 'string') throw refuse(`Invalid numerical type code: ${String(type)}`);
  if (!names.has(name)) throw refuse(`Unknown type name alias: ${name}`);
  return name;
}

export function hasType(value: unknown, type: string): boolean {
  const kind: Kind = kindOf(value);
  return type === kind || (type === 'number' && isNumeric(value));
}
