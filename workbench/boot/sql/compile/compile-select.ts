import { quote } from '../catalog.ts';
import { errors, SqlError } from '../sql-error.ts';
import type { Expr, Item, Order, Select } from '../syntax/syntax.ts';
import { writeOrder } from './aggregates.ts';
import { compileFrom } from './compile-from.ts';
import { checkGroups } from './group-rule.ts';
import { compileRollup } from './rollup.ts';
import { type CompiledQuery, type Env, isSame, type Scope } from './scope.ts';
import { asCondition, type Value, withCollation } from './value.ts';

type Named = { readonly of: Expr; readonly name: string };

/** One SELECT. Names of other parts of the query are looked up before `parent`. */
export function compileSelect(
  select: Select,
  order: readonly Order[],
  parent: Scope,
  env: Env,
): CompiledQuery {
  const { sql: from, sources } = select.from
    ? compileFrom(select.from, parent, env)
    : { sql: '', sources: [] };
  const scope: Scope = {
    ...parent,
    parent,
    sources,
    aliases: new Map(),
    windows: select.windows,
    clause: 'field list',
  };
  const items = select.items.flatMap((item) => expand(item, scope));
  const aliases = new Map(
    select.items.flatMap((item) =>
      item.kind === 'item' && item.alias !== null ? [[item.alias.toLowerCase(), item.of] as const] : [],
    ),
  );
  const within = (clause: string, areAliasesFirst = false): Scope => ({
    ...scope,
    clause,
    aliases,
    areAliasesFirst,
  });
  const group = select.group.map((one) => findPosition(one, items, 'group statement'));
  const having = select.having;
  if (env.isFullGroupBy) checkGroups({ items, group, having, order }, within('field list'), env);
  const where = select.where
    ? ` WHERE ${asCondition(env.expression(select.where, { ...scope, clause: 'where clause' }, env))}`
    : '';
  const parts = { select, items, group, tail: `${from ? ` FROM ${from}` : ''}${where}`, scope, within };
  if (select.hasRollup) return compileRollup(parts, env);
  const values = items.map(({ of }) => env.expression(of, scope, env));
  const keys = group.map((one) => withCollation(env.expression(one, within('group statement'), env)));
  const sql = [
    `SELECT ${select.isDistinct ? 'DISTINCT ' : ''}${writeItems(values, items)}${parts.tail}`,
    keys.length > 0 ? ` GROUP BY ${keys.join(', ')}` : '',
    having ? ` HAVING ${asCondition(env.expression(having, within('having clause'), env))}` : '',
    writeOrder(
      order.map(({ by, isDown }) => ({ by: findPosition(by, items, 'order clause'), isDown })),
      within('order clause', true),
      env,
    ),
  ].join('');
  return { sql, columns: describe(values, items) };
}

function writeItems(values: readonly Value[], items: readonly Named[]): string {
  return values.map((value, at) => `${withCollation(value)} AS ${quote(items[at]?.name ?? '')}`).join(', ');
}

function describe(values: readonly Value[], items: readonly Named[]) {
  return values.map(({ type, isNullable }, at) => ({ name: items[at]?.name ?? '', type, isNullable }));
}

function expand(item: Item, scope: Scope): Named[] {
  if (item.kind === 'item') return [{ of: item.of, name: item.alias ?? nameItem(item.of, item.written) }];
  const sources = scope.sources.filter(({ alias }) => item.table === null || isSame(alias, item.table));
  if (sources.length === 0)
    throw item.table === null
      ? new SqlError(1096, 'HY000', 'No tables used')
      : new SqlError(1051, '42S02', `Unknown table '${item.table}'`);
  return sources.flatMap(({ alias, columns, hidden }) =>
    columns
      .filter(({ name }) => item.table !== null || !hidden.has(name.toLowerCase()))
      .map(({ name }) => ({ of: { kind: 'column', table: alias, name } as const, name })),
  );
}

function nameItem(of: Expr, written: string): string {
  if (of.kind === 'column') return of.name;
  return of.kind === 'text' ? of.text : written;
}

/** `GROUP BY 1` is the first thing that is selected. */
function findPosition(of: Expr, items: readonly Named[], clause: string): Expr {
  if (of.kind !== 'number') return of;
  const item = items[Number(of.text) - 1];
  if (!item) throw errors.noColumn(of.text, clause);
  return item.of;
}
