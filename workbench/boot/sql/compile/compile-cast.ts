import { NeedsServer } from '../sql-error.ts';
import type { Expr } from '../syntax/syntax.ts';
import { types } from '../values/types.ts';
import { compileRound } from './operators.ts';
import { asNumber, asTemporal, asText, integer, type Value } from './value.ts';

export function compileCast({ type, sizes }: Extract<Expr, { kind: 'cast' }>, value: Value): Value {
  const [size, scale = 0] = sizes;
  switch (type) {
    case 'CHAR':
    case 'NCHAR': {
      const text = asText(value);
      return size === undefined
        ? { ...text, type: types.text }
        : { ...text, sql: `substr(${text.sql}, 1, ${size})`, type: types.text };
    }
    case 'SIGNED':
    case 'UNSIGNED':
      return integer(`CAST(my_round(${asNumber(value).sql}, 0) AS INTEGER)`, value.isNullable);
    case 'DECIMAL':
      return compileRound(asNumber(value).sql, scale, value.isNullable);
    case 'DOUBLE':
    case 'FLOAT':
      return { sql: `(${asNumber(value).sql} * 1.0)`, type: types.double, isNullable: value.isNullable };
    case 'DATE':
    case 'TIME':
    case 'DATETIME':
      return asTemporal(value, type === 'DATE' ? 'date' : type === 'TIME' ? 'time' : 'datetime');
    case 'JSON':
      return { sql: `my_json(${asText(value).sql})`, type: types.json, isNullable: value.isNullable };
    default:
      throw new NeedsServer(`A cast to ${type}`);
  }
}
