import { errors } from '../sql-error.ts';
import type { Call, Expr } from '../syntax/syntax.ts';
import { decimal, isNumeric, mergeTypes, types } from '../values/types.ts';
import { addInterval, compileComparison, calculateRemainder } from './operators.ts';
import type { Env, Scope } from './scope.ts';
import {
  asCondition,
  asNumber,
  asTemporal,
  asText,
  findCollation,
  integer,
  nullValue,
  type Value,
} from './value.ts';

type Given = {
  readonly call: Call;
  readonly scope: Scope;
  readonly env: Env;
  readonly args: () => readonly Value[];
};

type Special = (given: Given) => Value;

/** Functions whose type depends on what they get, or that do not give NULL for NULL. */
export const specialFunctions: Readonly<Record<string, Special>> = {
  CONCAT: ({ args }) => concatenate(args()),
  CONCAT_WS: ({ args }) => ({
    sql: `my_concat_ws(${args()
      .map((arg) => asText(arg).sql)
      .join(', ')})`,
    type: types.text,
    isNullable: args()[0]?.isNullable ?? true,
  }),
  IF: ({ args }) => {
    const [condition, yes, no] = take(args(), 3, 'IF');
    const type = mergeTypes(yes.type, no.type);
    const write = (value: Value) => (type.kind === 'text' ? asText(value).sql : value.sql);
    const sql = `(CASE WHEN ${asCondition(condition)} THEN ${write(yes)} ELSE ${write(no)} END)`;
    return { sql, type, isNullable: yes.isNullable || no.isNullable };
  },
  IFNULL: ({ args }) => coalesce(args()),
  COALESCE: ({ args }) => coalesce(args()),
  NULLIF: ({ args }) => {
    const [value, other] = take(args(), 2, 'NULLIF');
    return {
      sql: `(CASE WHEN ${compileComparison('=', value, other).sql} THEN NULL ELSE ${value.sql} END)`,
      type: value.type,
      isNullable: true,
    };
  },
  ISNULL: ({ args }) => integer(`(${take(args(), 1, 'ISNULL')[0].sql} IS NULL)`, false),
  GREATEST: ({ args }) => choose('max', args()),
  LEAST: ({ args }) => choose('min', args()),
  MOD: ({ args }) => {
    const [value, by] = take(args(), 2, 'MOD');
    return calculateRemainder(asNumber(value), asNumber(by));
  },
  ROUND: ({ call, args }) => round(call, args()),
  TRUNCATE: ({ call, args }) => round(call, args()),
  DATE: ({ args }) => ({ ...asTemporal(take(args(), 1, 'DATE')[0], 'date'), isNullable: true }),
  TIME: ({ args }) => ({ ...asTemporal(take(args(), 1, 'TIME')[0], 'time'), isNullable: true }),
  TIMESTAMP: ({ args }) => ({ ...asTemporal(take(args(), 1, 'TIMESTAMP')[0], 'datetime'), isNullable: true }),
  DATE_ADD: (given) => move(given, false),
  ADDDATE: (given) => move(given, false),
  DATE_SUB: (given) => move(given, true),
  SUBDATE: (given) => move(given, true),
  JSON_OBJECT: ({ args }) => makeJson('my_json_object', args()),
  JSON_ARRAY: ({ args }) => makeJson('my_json_array', args()),
  FIELD: ({ args }) => {
    const [value = nullValue, ...list] = args();
    const whens = list.map((one, at) => ` WHEN ${compileComparison('=', value, one).sql} THEN ${at + 1}`);
    return integer(`(CASE${whens.join('')} ELSE 0 END)`, false);
  },
};

function take(args: readonly Value[], count: number, name: string): readonly [Value, Value, Value] {
  if (args.length !== count) throw errors.argumentCount(name);
  const [first = nullValue, second = nullValue, third = nullValue] = args;
  return [first, second, third];
}

function concatenate(args: readonly Value[]): Value {
  if (args.length === 0) throw errors.argumentCount('CONCAT');
  const sql = `(${args.map((arg) => asText(arg).sql).join(' || ')})`;
  return { sql, type: types.text, isNullable: args.some((arg) => arg.isNullable) };
}

function coalesce(args: readonly Value[]): Value {
  const type = args.map((arg) => arg.type).reduce(mergeTypes, types.null);
  const given = args.map((arg) => (type.kind === 'text' ? asText(arg).sql : arg.sql));
  return {
    sql: given.length === 1 ? (given[0] ?? 'NULL') : `coalesce(${given.join(', ')})`,
    type,
    isNullable: args.every((arg) => arg.isNullable),
  };
}

function choose(name: 'max' | 'min', args: readonly Value[]): Value {
  const type = args.map((arg) => arg.type).reduce(mergeTypes, types.null);
  const given = args.map((arg) => {
    const one = type.kind === 'text' ? asText(arg) : arg;
    return findCollation(one) === null ? one.sql : `${one.sql} COLLATE ci`;
  });
  return { sql: `${name}(${given.join(', ')})`, type, isNullable: args.some((arg) => arg.isNullable) };
}

/** ROUND and TRUNCATE: a decimal keeps as many digits as are asked for. */
function round({ name, args: written }: Call, [value, places]: readonly Value[]): Value {
  if (!value) throw errors.argumentCount(name);
  const number = asNumber(value);
  const scale = readScale(written[1]);
  const { kind } = number.type;
  const run = name === 'TRUNCATE' ? 'my_truncate' : kind === 'double' ? 'my_round_even' : 'my_round';
  const sql = `${run}(${number.sql}, ${places?.sql ?? 0})`;
  if (kind !== 'decimal' || scale === null) return { ...number, sql };
  return { ...number, sql, type: decimal(Math.max(0, Math.min(scale, number.type.scale))) };
}

/** The digits that ROUND is told to keep; null if that is known only when it runs. */
function readScale(by: Expr | undefined): number | null {
  if (by === undefined) return 0;
  if (by.kind === 'number') return Number(by.text);
  return by.kind === 'unary' && by.of.kind === 'number' ? -Number(by.of.text) : null;
}

function move({ call, scope, env }: Given, isMinus: boolean): Value {
  const [date, interval] = call.args;
  if (!date || interval?.kind !== 'interval') throw errors.argumentCount(call.name);
  return addInterval(
    env.expression(date, scope, env),
    env.expression(interval.amount, scope, env),
    interval.unit,
    isMinus,
  );
}

/** JSON in it stays what it is, and is no text. */
function makeJson(name: string, args: readonly Value[]): Value {
  const given = args.flatMap((arg) => [
    arg.sql,
    arg.type.kind === 'json' ? '1' : isNumeric(arg.type) ? '2' : '0',
  ]);
  return { sql: `${name}(${given.join(', ')})`, type: types.json, isNullable: false };
}
