import { quote } from '../catalog.ts';
import { SqlError } from '../sql-error.ts';
import type { Body, Cte, Expr, Order, Query } from '../syntax/syntax.ts';
import { mergeTypes } from '../values/types.ts';
import { compileSelect } from './compile-select.ts';
import {
  type CompiledQuery,
  type Env,
  isSame,
  makeNullable,
  type ResultColumn,
  type Scope,
} from './scope.ts';
import { withCollation } from './value.ts';

export function compileQuery(query: Query, parent: Scope, env: Env): CompiledQuery {
  const { scope, sql: before } = compileCtes(query, parent, env);
  const { body, order } = query;
  const limit = writeLimit(query, scope, env);
  if (body.kind === 'select' && !body.hasRollup) {
    const { sql, columns } = compileSelect(body, order, scope, env);
    return { sql: `${before}${sql}${limit}`, columns };
  }
  const { sql, columns } =
    body.kind === 'select' ? compileSelect(body, [], scope, env) : compileBody(body, scope, env);
  return { sql: `${before}${sql}${orderByColumns(order, columns)}${limit}`, columns };
}

function compileBody(body: Exclude<Body, { kind: 'select' }>, scope: Scope, env: Env): CompiledQuery {
  if (body.kind === 'whole') {
    const { sql, columns } = env.query(body.query, scope, env);
    return { sql: `SELECT * FROM (${sql})`, columns };
  }
  const [left, right] = [compileSide(body.left, scope, env), compileSide(body.right, scope, env)];
  if (left.columns.length !== right.columns.length)
    throw new SqlError(1222, '21000', 'The used SELECT statements have a different number of columns');
  if (body.op === 'INTERSECT ALL' || body.op === 'EXCEPT ALL')
    throw new SqlError(1235, '42000', `This page has no ${body.op}`);
  const columns = left.columns.map(({ name, type, isNullable }, at) => ({
    name,
    type: mergeTypes(type, right.columns[at]?.type ?? type),
    isNullable: isNullable || (right.columns[at]?.isNullable ?? true),
  }));
  return { sql: `${left.sql} ${body.op} ${right.sql}`, columns };
}

/** Only a plain SELECT may stand beside UNION in SQLite. */
function compileSide(query: Query, scope: Scope, env: Env): CompiledQuery {
  const compiled = env.query(query, scope, env);
  const isPlain =
    query.body.kind === 'select' && query.order.length === 0 && !query.limit && query.ctes.length === 0;
  return isPlain ? compiled : { ...compiled, sql: `SELECT * FROM (${compiled.sql})` };
}

function compileCtes({ ctes, isRecursive }: Query, parent: Scope, env: Env) {
  let scope = parent;
  const parts: string[] = [];
  for (const cte of ctes) {
    const first = isRecursive ? firstColumns(cte, scope, env) : null;
    const inner = first ? addCte(scope, cte.name, first) : scope;
    const { sql, columns } = env.query(cte.query, inner, env);
    const named = nameColumns(cte, first ?? columns);
    scope = addCte(scope, cte.name, named);
    parts.push(
      `${quote(cte.name.toLowerCase())}(${named.map(({ name }) => quote(name)).join(', ')}) AS (${sql})`,
    );
  }
  return { scope, sql: parts.length === 0 ? '' : `WITH RECURSIVE ${parts.join(', ')} ` };
}

/** A recursive query has the columns of its first part. */
function firstColumns(cte: Cte, scope: Scope, env: Env): readonly ResultColumn[] | null {
  const { body } = cte.query;
  if (body.kind !== 'set') return null;
  const { columns } = env.query(body.left, scope, env);
  return nameColumns(cte, columns).map(makeNullable);
}

function nameColumns(
  { name, columns: names }: Pick<Cte, 'name' | 'columns'>,
  columns: readonly ResultColumn[],
) {
  if (names && names.length !== columns.length)
    throw new SqlError(
      1353,
      'HY000',
      `In '${name}', the list of columns and the SELECT have different numbers of columns`,
    );
  return columns.map((column, at) => ({ ...column, name: names?.[at] ?? column.name }));
}

function addCte(scope: Scope, name: string, columns: readonly ResultColumn[]): Scope {
  return { ...scope, ctes: new Map([...scope.ctes, [name.toLowerCase(), columns]]) };
}

function writeLimit({ limit, offset }: Query, scope: Scope, env: Env): string {
  const write = (expr: Expr) => env.expression(expr, scope, env).sql;
  return (limit ? ` LIMIT ${write(limit)}` : '') + (offset ? ` OFFSET ${write(offset)}` : '');
}

/** After UNION, rows are sorted by what is selected. */
function orderByColumns(order: readonly Order[], columns: readonly ResultColumn[]): string {
  if (order.length === 0) return '';
  const parts = order.map(({ by, isDown }) => {
    const at = findPlace(by, columns);
    const column = columns[at];
    if (!column)
      throw new SqlError(
        1054,
        '42S22',
        `Unknown column '${by.kind === 'column' ? by.name : '…'}' in 'order clause'`,
      );
    return `${withCollation({ sql: String(at + 1), type: column.type })}${isDown ? ' DESC' : ''}`;
  });
  return ` ORDER BY ${parts.join(', ')}`;
}

function findPlace(by: Expr, columns: readonly ResultColumn[]): number {
  if (by.kind === 'number') return Number(by.text) - 1;
  return by.kind === 'column' ? columns.findIndex(({ name }) => isSame(name, by.name)) : -1;
}
