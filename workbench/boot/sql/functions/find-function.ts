import { dateFunctions } from './date-functions.ts';
import type { Definition } from './definition.ts';
import { jsonFunctions } from './json-functions.ts';
import { numberFunctions } from './number-functions.ts';
import { textFunctions } from './text-functions.ts';

/** By MySQL's name. */
export const definitions: Readonly<Record<string, Definition>> = {
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...jsonFunctions,
};

const otherNames: Readonly<Record<string, string>> = {
  UCASE: 'UPPER',
  LCASE: 'LOWER',
  OCTET_LENGTH: 'LENGTH',
  CHARACTER_LENGTH: 'CHAR_LENGTH',
  SUBSTR: 'SUBSTRING',
  MID: 'SUBSTRING',
  CEIL: 'CEILING',
  POW: 'POWER',
  DAYOFMONTH: 'DAY',
};

/** A function under each of its names. Null if there is none. */
export function findFunction(
  name: string,
): { readonly name: string; readonly definition: Definition } | null {
  const own = otherNames[name] ?? name;
  const definition = Object.hasOwn(definitions, own) ? definitions[own] : undefined;
  return definition ? { name: `my_${own.toLowerCase()}`, definition } : null;
}
