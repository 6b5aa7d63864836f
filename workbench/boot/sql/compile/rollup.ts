import { quote } from '../catalog.ts';
import type { Expr, Select } from '../syntax/syntax.ts';
import { mergeTypes } from '../values/types.ts';
import { isSum } from './aggregates.ts';
import type { CompiledQuery, Env, Scope } from './scope.ts';
import { asCondition, withCollation } from './value.ts';
import { replaceInner } from './walk.ts';

type Parts = {
  readonly select: Select;
  readonly items: readonly { readonly of: Expr; readonly name: string }[];
  readonly group: readonly Expr[];
  /** FROM and WHERE. */
  readonly tail: string;
  readonly scope: Scope;
  readonly within: (clause: string) => Scope;
};

/** WITH ROLLUP: the groups, and then the same with one key less until there is none. Sums stand behind what they are of. */
export function compileRollup(parts: Parts, env: Env): CompiledQuery {
  const { items, group } = parts;
  const levels = [...group.keys(), group.length].toReversed().map((kept) => compileLevel(parts, kept, env));
  const [first = []] = levels.map(({ values }) => values);
  const columns = first.map(({ type }, at) => ({
    name: items[at]?.name ?? '',
    type: levels.map(({ values }) => values[at]?.type ?? type).reduce(mergeTypes),
    isNullable: true,
  }));
  const order = group.map((_, at) => `"last ${at}", "key ${at}" COLLATE ci`).join(', ');
  const list = items.map(({ name }, at) => `"item ${at}" AS ${quote(name)}`).join(', ');
  const all = levels.map(({ sql }) => sql).join(' UNION ALL ');
  return { sql: `SELECT * FROM (SELECT ${list} FROM (${all}) ORDER BY ${order})`, columns };
}

/** The groups by the first `kept` keys. */
function compileLevel({ select, items, group, tail, scope, within }: Parts, kept: number, env: Env) {
  const gone = new Set(group.slice(kept).map((one) => JSON.stringify(one)));
  // A sum is of the rows and not of the key.
  const drop = (expr: Expr) =>
    replaceInner(expr, (one) => {
      if (one.kind === 'call' && isSum(one)) return one;
      return gone.has(JSON.stringify(one)) ? { kind: 'null' } : null;
    });
  const values = items.map(({ of }) => env.expression(drop(of), scope, env));
  const keys = group.map((one) => env.expression(one, within('group statement'), env));
  const by = keys.slice(0, kept).map(withCollation);
  const list = [
    ...values.map((value, at) => `${value.sql} AS "item ${at}"`),
    ...keys.map(
      ({ sql }, at) =>
        `${at < kept ? `0 AS "last ${at}", ${sql}` : `1 AS "last ${at}", NULL`} AS "key ${at}"`,
    ),
  ];
  const having = select.having
    ? ` HAVING ${asCondition(env.expression(drop(select.having), within('having clause'), env))}`
    : '';
  return {
    values,
    sql: `SELECT ${list.join(', ')}${tail}${by.length > 0 ? ` GROUP BY ${by.join(', ')}` : ''}${having}`,
  };
}
