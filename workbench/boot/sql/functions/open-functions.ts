import { readJson, writeJson } from '../values/json-values.ts';
import { type SqlValue, text } from './definition.ts';

/** They get NULL, too. In those of JSON, the kind of each value stands behind it. */
export const openFunctions: Readonly<Record<string, (...given: SqlValue[]) => SqlValue>> = {
  my_concat_ws: (mark, ...parts) =>
    mark === null
      ? null
      : parts
          .filter((part) => part !== null)
          .map(text)
          .join(text(mark)),
  my_json_array: (...given) => writeJson(readPairs(given)),
  my_json_object: (...given) => {
    const values = readPairs(given);
    const pairs = values.flatMap((name, at) =>
      at % 2 === 0 ? [[String(name), values[at + 1]] as const] : [],
    );
    return writeJson(Object.fromEntries(pairs));
  },
};

function readPairs(given: readonly SqlValue[]): unknown[] {
  return given.flatMap((value, at) => {
    if (at % 2 === 1) return [];
    return given[at + 1] === 1
      ? [readJson(text(value))?.value ?? null]
      : [typeof value === 'bigint' ? Number(value) : value];
  });
}
