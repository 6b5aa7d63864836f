import { NeedsServer, errors, SqlError } from '../sql-error.ts';
import type { Expr } from '../syntax/syntax.ts';
import { mergeTypes, types } from '../values/types.ts';
import { compileBinary, compileComparison } from './operators.ts';
import { compileCall } from './compile-call.ts';
import { compileCast } from './compile-cast.ts';
import { type Env, findInScope, isSame, type Scope, writeColumn } from './scope.ts';
import {
  asCondition,
  asNumber,
  asText,
  integer,
  makeNumber,
  makeText,
  nullValue,
  type Value,
} from './value.ts';

type Of<Kind extends Expr['kind']> = Extract<Expr, { kind: Kind }>;

export function compileExpression(expr: Expr, scope: Scope, env: Env): Value {
  switch (expr.kind) {
    case 'number':
      return makeNumber(expr.text);
    case 'text':
      return makeText(expr.text);
    case 'null':
      return nullValue;
    case 'boolean':
      return integer(expr.value ? '1' : '0', false);
    case 'temporal':
      return { ...makeText(expr.text), type: types[expr.type] };
    case 'param':
      return env.params[expr.at] ?? nullValue;
    case 'variable':
      return env.variable(expr.name);
    case 'column':
      return compileColumn(expr, scope, env);
    case 'call':
      return compileCall(expr, scope, env);
    case 'cast':
      return compileCast(expr, env.expression(expr.of, scope, env));
    default:
      return compileCompound(expr, scope, env);
  }
}

type Compound = Exclude<
  Expr,
  {
    kind:
      | 'number'
      | 'text'
      | 'null'
      | 'boolean'
      | 'temporal'
      | 'param'
      | 'variable'
      | 'column'
      | 'call'
      | 'cast';
  }
>;

function compileCompound(expr: Compound, scope: Scope, env: Env): Value {
  const compile = (inner: Expr) => env.expression(inner, scope, env);
  switch (expr.kind) {
    case 'unary':
      return expr.op === 'NOT'
        ? negate(compile(expr.of))
        : { ...asNumber(compile(expr.of)), sql: `(-${asNumber(compile(expr.of)).sql})` };
    case 'binary':
      return compileBinary(expr.op, expr.left, expr.right, compile);
    case 'between':
      return compileBetween(expr, compile);
    case 'in':
      return compileIn(expr, scope, env);
    case 'is':
      return compileIs(expr, compile);
    case 'exists':
      return integer(`EXISTS (${env.query(expr.query, scope, env).sql})`, false);
    case 'query':
      return compileScalar(expr, scope, env);
    case 'case':
      return compileCase(expr, compile);
    case 'collate':
      return {
        ...asText(compile(expr.of)),
        type: { ...types.text, collation: nameCollation(expr.collation) },
      };
    case 'interval':
      throw errors.syntax('INTERVAL');
    default:
      throw new NeedsServer('DEFAULT in this place');
  }
}

function compileColumn({ table, name }: Of<'column'>, scope: Scope, env: Env): Value {
  const alias = table === null ? scope.aliases.get(name.toLowerCase()) : undefined;
  const withoutAliases: Scope = { ...scope, aliases: new Map() };
  if (alias && scope.areAliasesFirst && !isItself(alias, name))
    return env.expression(alias, withoutAliases, env);
  for (let one: Scope | null = scope; one; one = one.parent) {
    const found = findInScope(table, name, one);
    if (found) return writeColumn(found);
    if (alias && one === scope) return env.expression(alias, withoutAliases, env);
  }
  throw errors.noColumn(table === null ? name : `${table}.${name}`, scope.clause);
}

function isItself(alias: Expr, name: string): boolean {
  return alias.kind === 'column' && isSame(alias.name, name);
}

function negate(value: Value): Value {
  return integer(`(NOT ${asCondition(value)})`, value.isNullable);
}

function compileBetween({ of, low, high }: Of<'between'>, compile: (expr: Expr) => Value): Value {
  const value = compile(of);
  const [from, to] = [
    compileComparison('>=', value, compile(low)),
    compileComparison('<=', value, compile(high)),
  ];
  return integer(`(${from.sql} AND ${to.sql})`, from.isNullable || to.isNullable);
}

function compileIn({ of, list }: Of<'in'>, scope: Scope, env: Env): Value {
  const values = of.map((one) => env.expression(one, scope, env));
  const [value = nullValue] = values;
  if ('body' in list) {
    const { sql, columns } = env.query(list, scope, env);
    if (columns.length !== values.length)
      throw new SqlError(1241, '21000', `Operand should contain ${values.length} column(s)`);
    const left =
      values.length === 1
        ? value.type.kind === 'text'
          ? `${value.sql} COLLATE ${value.type.collation ?? 'ci'}`
          : value.sql
        : `(${values.map((one) => one.sql).join(', ')})`;
    return integer(`(${left} IN (${sql}))`, true);
  }
  const tests = list.map((one) => compileComparison('=', value, env.expression(one, scope, env)));
  return integer(
    `(${tests.map((test) => test.sql).join(' OR ')})`,
    tests.some((test) => test.isNullable),
  );
}

function compileIs({ of, what }: Of<'is'>, compile: (expr: Expr) => Value): Value {
  const value = compile(of);
  if (what === 'NULL') return integer(`(${value.sql} IS NULL)`, false);
  const condition = asCondition(value);
  return integer(
    what === 'TRUE' ? `(coalesce(${condition}, 0) <> 0)` : `(coalesce(${condition}, 1) = 0)`,
    false,
  );
}

function compileScalar({ query }: Of<'query'>, scope: Scope, env: Env): Value {
  const { sql, columns } = env.query(query, scope, env);
  const [column] = columns;
  if (!column || columns.length > 1) throw new SqlError(1241, '21000', 'Operand should contain 1 column(s)');
  // Counted first, because a second row is an error.
  const guarded =
    query.limit === null ? `my_one_row((SELECT count(*) FROM (SELECT 1 FROM (${sql}) LIMIT 2)))` : '1';
  return { sql: `CASE ${guarded} WHEN 1 THEN (${sql}) END`, type: column.type, isNullable: true };
}

function compileCase({ of, whens, otherwise }: Of<'case'>, compile: (expr: Expr) => Value): Value {
  const base = of && compile(of);
  const branches = whens.map(([when, then]) => ({
    test: base ? compileComparison('=', base, compile(when)).sql : asCondition(compile(when)),
    value: compile(then),
  }));
  const last = otherwise ? compile(otherwise) : nullValue;
  const all = [...branches.map(({ value }) => value), last];
  const type = all.map((one) => one.type).reduce(mergeTypes);
  const write = (value: Value) => (type.kind === 'text' ? asText(value).sql : value.sql);
  const sql = branches.map(({ test, value }) => ` WHEN ${test} THEN ${write(value)}`).join('');
  return { sql: `(CASE${sql} ELSE ${write(last)} END)`, type, isNullable: all.some((one) => one.isNullable) };
}

/** MySQL's name of a collation as SQLite has it here. */
export function nameCollation(name: string): string {
  if (name === 'binary' || name.endsWith('_bin')) return 'BINARY';
  if (name.endsWith('_cs')) return 'ascs';
  if (name.endsWith('_as_ci')) return 'asci';
  if (name.endsWith('_ci')) return 'ci';
  throw new SqlError(1273, 'HY000', `Unknown collation: '${name}'`);
}
