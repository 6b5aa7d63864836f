import { SqlError } from '../sql-error.ts';
import type { Expr, Order } from '../syntax/syntax.ts';
import { isSum } from './aggregates.ts';
import { type Env, findInScope, type FoundColumn, type Scope } from './scope.ts';
import { listInner } from './walk.ts';

type Grouped = {
  readonly items: readonly { readonly of: Expr }[];
  readonly group: readonly Expr[];
  readonly having: Expr | null;
  readonly order: readonly Order[];
};

/** ONLY_FULL_GROUP_BY: what is selected of a group must be the same in all of its rows. */
export function checkGroups({ items, group, having, order }: Grouped, scope: Scope, env: Env): void {
  const all = [...items.map(({ of }) => of), ...(having ? [having] : []), ...order.map(({ by }) => by)];
  if (group.length === 0 && !all.some(hasSum)) return;
  const groups = group.map((one) =>
    one.kind === 'column' && one.table === null ? (findAlias(one.name, scope) ?? one) : one,
  );
  const keys = groups.flatMap((one) => findColumn(one, scope) ?? []);
  const written = new Set(groups.map((one) => JSON.stringify(one)));
  for (const [at, { of }] of items.entries()) {
    const loose = findLoose(of, { keys, written }, scope);
    if (loose) throw group.length === 0 ? withoutGroup(at, loose, env) : outsideGroup(at, loose, env);
  }
}

function hasSum(expr: Expr): boolean {
  return (expr.kind === 'call' && isSum(expr)) || listInner(expr).some(hasSum);
}

function findAlias(name: string, scope: Scope): Expr | null {
  return findInScope(null, name, scope) ? null : (scope.aliases.get(name.toLowerCase()) ?? null);
}

function findColumn(expr: Expr, scope: Scope): FoundColumn | null {
  return expr.kind === 'column' ? findInScope(expr.table, expr.name, scope) : null;
}

type Groups = { readonly keys: readonly FoundColumn[]; readonly written: ReadonlySet<string> };

/** A column that may differ inside of a group. Those of outer queries do not. */
function findLoose(expr: Expr, groups: Groups, scope: Scope): FoundColumn | null {
  if (groups.written.has(JSON.stringify(expr)) || (expr.kind === 'call' && isSum(expr))) return null;
  const column = findColumn(expr, scope);
  if (column) return isFixed(column, groups.keys) ? null : column;
  for (const inner of listInner(expr)) {
    const loose = findLoose(inner, groups, scope);
    if (loose) return loose;
  }
  return null;
}

/** Whether a group has it as its key, or all of the key of its table. */
function isFixed({ source, column }: FoundColumn, keys: readonly FoundColumn[]): boolean {
  const own = new Set(
    keys.filter((key) => key.source === source).map((key) => key.column.name.toLowerCase()),
  );
  if (own.has(column.name.toLowerCase())) return true;
  const primary = source.table?.keys.find(({ kind }) => kind === 'PRIMARY');
  return primary?.columns.every((name) => own.has(name.toLowerCase())) ?? false;
}

const mode = 'this is incompatible with sql_mode=only_full_group_by';

function nameColumn({ source, column }: FoundColumn, env: Env): string {
  return `${source.table?.database ?? env.catalog.current ?? ''}.${source.alias}.${column.name}`;
}

function outsideGroup(at: number, loose: FoundColumn, env: Env): SqlError {
  const what = `contains nonaggregated column '${nameColumn(loose, env)}' which is not functionally dependent on columns in GROUP BY clause`;
  return new SqlError(
    1055,
    '42000',
    `Expression #${at + 1} of SELECT list is not in GROUP BY clause and ${what}; ${mode}`,
  );
}

function withoutGroup(at: number, loose: FoundColumn, env: Env): SqlError {
  return new SqlError(
    1140,
    '42000',
    `In aggregated query without GROUP BY, expression #${at + 1} of SELECT list contains nonaggregated column '${nameColumn(loose, env)}'; ${mode}`,
  );
}
