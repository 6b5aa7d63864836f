import { errors, SqlError } from '../sql-error.ts';
import type { Expr } from '../syntax/syntax.ts';
import { isShorterThanDay, isUnit } from '../values/dates.ts';
import { decimal, isNumeric, isTemporal, type Type, types } from '../values/types.ts';
import {
  asCondition,
  asNumber,
  asTemporal,
  asText,
  findCollation,
  integer,
  makeText,
  type Value,
} from './value.ts';

const comparisons = new Set(['=', '<>', '<', '>', '<=', '>=', '<=>']);

export function compileBinary(op: string, left: Expr, right: Expr, compile: (expr: Expr) => Value): Value {
  if ((op === '+' || op === '-') && right.kind === 'interval')
    return addInterval(compile(left), compile(right.amount), right.unit, op === '-');
  if (op === '+' && left.kind === 'interval')
    return addInterval(compile(right), compile(left.amount), left.unit, false);
  const values = [compile(left), compile(right)] as const;
  if (comparisons.has(op)) return compileComparison(op, ...values);
  if (op === 'AND' || op === 'OR' || op === 'XOR') return combine(op, ...values);
  if (op === 'LIKE' || op === 'REGEXP') return compilePattern(op, ...values);
  if (op === '->' || op === '->>') return compileArrow(op, ...values);
  return calculate(op, asNumber(values[0]), asNumber(values[1]));
}

export function compileComparison(op: string, left: Value, right: Value): Value {
  const isNullable = op !== '<=>' && (left.isNullable || right.isNullable);
  const sign = op === '<=>' ? 'IS' : op;
  const [one, other] = align(left, right);
  const collation = chooseCollation(one, other);
  return integer(`(${one.sql}${collation} ${sign} ${other.sql})`, isNullable);
}

/** Both as values of a kind that compare as MySQL compares them. */
function align(left: Value, right: Value): readonly [Value, Value] {
  const [one, other] = [left.type, right.type];
  const kind = commonTime(one, other);
  if (kind !== null && (one.kind === 'text' || other.kind === 'text' || one.kind !== other.kind))
    return [asTime(left, kind), asTime(right, kind)];
  if (isNumeric(one) && !isNumeric(other)) return [left, asNumber(right)];
  return isNumeric(other) && !isNumeric(one) ? [asNumber(left), right] : [left, right];
}

function commonTime(one: Type, other: Type): 'date' | 'datetime' | 'time' | null {
  if (isNumeric(one) || isNumeric(other)) return null;
  const kinds = new Set([one.kind, other.kind]);
  if (kinds.has('datetime')) return 'datetime';
  // A text beside a date may have a time.
  if (kinds.has('date')) return 'date';
  return kinds.has('time') ? 'time' : null;
}

function asTime(value: Value, kind: 'date' | 'datetime' | 'time'): Value {
  const time = asTemporal(value, kind);
  if (value.text !== undefined && time.isNullable)
    throw new SqlError(1525, 'HY000', `Incorrect ${kind.toUpperCase()} value: '${value.text}'`);
  return time;
}

function chooseCollation(one: Value, other: Value): string {
  const [own, others] = [findCollation(one), findCollation(other)];
  if (own === null || others === null) return '';
  return ` COLLATE ${one.type.collation ?? other.type.collation ?? 'ci'}`;
}

function combine(op: 'AND' | 'OR' | 'XOR', left: Value, right: Value): Value {
  const [one, other] = [asCondition(left), asCondition(right)];
  const isNullable = left.isNullable || right.isNullable;
  return integer(op === 'XOR' ? `((${one} <> 0) <> (${other} <> 0))` : `(${one} ${op} ${other})`, isNullable);
}

function compilePattern(op: 'LIKE' | 'REGEXP', left: Value, right: Value): Value {
  const isExact = [left, right].some(({ type }) => type.collation !== undefined && type.collation !== 'ci');
  const name = op === 'LIKE' ? 'my_like' : 'my_regexp';
  return integer(
    `${name}(${asText(left).sql}, ${asText(right).sql}, ${isExact ? 1 : 0})`,
    left.isNullable || right.isNullable,
  );
}

function compileArrow(op: '->' | '->>', left: Value, right: Value): Value {
  const sql = `my_json_extract(${left.sql}, ${right.sql})`;
  if (op === '->') return { sql, type: types.json, isNullable: true };
  return { sql: `my_json_unquote(${sql})`, type: types.text, isNullable: true };
}

const divisionScale = 4;

function calculate(op: string, left: Value, right: Value): Value {
  const [one, other] = [left.type, right.type];
  const isNullable = left.isNullable || right.isNullable;
  if (op === 'DIV') return integer(`CAST(${left.sql} * 1.0 / ${right.sql} AS INTEGER)`, true);
  if (op === '|' || op === '&') return integer(`(${left.sql} ${op} ${right.sql})`, isNullable);
  const isExact = one.kind !== 'double' && other.kind !== 'double';
  if (op === '%') return calculateRemainder(left, right);
  if (op === '/') {
    const sql = `(${left.sql} * 1.0 / ${right.sql})`;
    return isExact
      ? roundQuotient(sql, one.scale + divisionScale)
      : { sql, type: types.double, isNullable: true };
  }
  const sql = `(${left.sql} ${op} ${right.sql})`;
  if (!isExact) return { sql, type: types.double, isNullable };
  if (one.kind !== 'decimal' && other.kind !== 'decimal') return { sql, type: types.integer, isNullable };
  return compileRound(
    sql,
    op === '*' ? one.scale + other.scale : Math.max(one.scale, other.scale),
    isNullable,
  );
}

export function calculateRemainder(left: Value, right: Value): Value {
  const sql = `my_mod(${left.sql}, ${right.sql})`;
  if (left.type.kind === 'double' || right.type.kind === 'double')
    return { sql, type: types.double, isNullable: true };
  const scale = Math.max(left.type.scale, right.type.scale);
  return { sql, type: scale > 0 ? decimal(scale) : types.integer, isNullable: true };
}

/** More digits are kept for further calculations than are shown. */
export function roundQuotient(sql: string, scale: number): Value {
  const kept = 5;
  return { ...compileRound(sql, scale + kept, true), type: decimal(scale) };
}

/** What binary numbers add to a decimal is taken away at once. */
export function compileRound(sql: string, scale: number, isNullable: boolean): Value {
  return { sql: `my_round(${sql}, ${scale})`, type: decimal(scale), isNullable };
}

export function addInterval(left: Value, amount: Value, unit: string, isMinus: boolean): Value {
  if (!isUnit(unit)) throw errors.syntax(`INTERVAL … ${unit}`);
  const type = left.type.kind === 'date' && isShorterThanDay(unit) ? types.datetime : left.type;
  const sql = `my_add_interval(${left.sql}, ${isMinus ? '-' : ''}${asNumber(amount).sql}, ${makeText(unit).sql})`;
  return { sql, type: isTemporal(type) ? type : types.text, isNullable: true };
}
