import { errors } from '../sql-error.ts';
import type { Call, Order, Window } from '../syntax/syntax.ts';
import { decimal, type Type, types } from '../values/types.ts';
import { roundQuotient, compileRound } from './operators.ts';
import type { Env, Scope } from './scope.ts';
import { asNumber, asText, makeText, type Value, withCollation } from './value.ts';

const sums = new Set(['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'GROUP_CONCAT']);
const ranks = new Set(['ROW_NUMBER', 'RANK', 'DENSE_RANK', 'NTILE', 'PERCENT_RANK', 'CUME_DIST']);
const neighbors = new Set(['LAG', 'LEAD', 'FIRST_VALUE', 'LAST_VALUE', 'NTH_VALUE']);

export function isAggregate({ name, over }: Call): boolean {
  return sums.has(name) || (over !== null && (ranks.has(name) || neighbors.has(name)));
}

/** Whether it makes one row of several. With OVER, it does not. */
export function isSum({ name, over }: Call): boolean {
  return sums.has(name) && over === null;
}

export function compileAggregate(call: Call, scope: Scope, env: Env): Value {
  const { name, isDistinct, isStar } = call;
  const args = call.args.map((arg) => env.expression(arg, scope, env));
  const over = call.over ? ` OVER ${writeWindow(call.over, scope, env)}` : '';
  const distinct = isDistinct ? 'DISTINCT ' : '';
  if (ranks.has(name)) return writeRank(name, args, over);
  if (name === 'COUNT') {
    if (!isStar && args.length === 0) throw errors.argumentCount(name);
    const given = isStar ? '*' : distinct + writeCounted(args);
    return { sql: `count(${given})${over}`, type: types.integer, isNullable: false };
  }
  const [value] = args;
  if (!value) throw errors.argumentCount(name);
  if (neighbors.has(name)) return writeNeighbor(name, args, value, over);
  if (name === 'GROUP_CONCAT') return concatenate(call, args, scope, env);
  if (name === 'MIN' || name === 'MAX')
    return { sql: `${name}(${withCollation(value)})${over}`, type: value.type, isNullable: true };
  return writeSum(name, asNumber(value), distinct, over);
}

/** Several columns count as one. */
function writeCounted(args: readonly Value[]): string {
  if (args.length === 1 && args[0]) return withCollation(args[0]);
  return args.map((arg) => asText(arg).sql).join(' || char(1) || ');
}

const averageScale = 4;

function writeSum(name: string, { sql, type }: Value, distinct: string, over: string): Value {
  const whole = `${name.toLowerCase()}(${distinct}${sql})${over}`;
  if (type.kind === 'double') return { sql: whole, type, isNullable: true };
  if (name === 'AVG') return roundQuotient(whole, type.scale + averageScale);
  return type.scale === 0
    ? { sql: whole, type: decimal(0), isNullable: true }
    : compileRound(whole, type.scale, true);
}

function writeRank(name: string, args: readonly Value[], over: string): Value {
  const type: Type = name === 'PERCENT_RANK' || name === 'CUME_DIST' ? types.double : types.integer;
  return { sql: `${name}(${args.map(({ sql }) => sql).join(', ')})${over}`, type, isNullable: false };
}

function writeNeighbor(name: string, args: readonly Value[], { type }: Value, over: string): Value {
  return { sql: `${name}(${args.map(({ sql }) => sql).join(', ')})${over}`, type, isNullable: true };
}

function concatenate(call: Call, args: readonly Value[], scope: Scope, env: Env): Value {
  const { isDistinct, separator, order } = call;
  const whole = args.map((arg) => asText(arg).sql).join(' || ');
  const by = writeOrder(order, scope, env);
  // SQLite takes no separator where values are distinct.
  const sql = isDistinct
    ? `replace(group_concat(DISTINCT ${whole} COLLATE ci${by}), ',', ${makeText(separator ?? ',').sql})`
    : `group_concat(${whole}, ${makeText(separator ?? ',').sql}${by})`;
  return { sql, type: types.text, isNullable: true };
}

export function writeOrder(order: readonly Order[], scope: Scope, env: Env): string {
  if (order.length === 0) return '';
  const parts = order.map(({ by, isDown }) => {
    const sql = withCollation(env.expression(by, scope, env));
    return isDown ? `${sql} DESC` : sql;
  });
  return ` ORDER BY ${parts.join(', ')}`;
}

function writeWindow(window: Window, scope: Scope, env: Env): string {
  const base = window.name === null ? null : scope.windows.get(window.name.toLowerCase());
  if (base === undefined) throw errors.syntax(window.name ?? '');
  const partition = [...(base?.partition ?? []), ...window.partition];
  const order = window.order.length > 0 ? window.order : (base?.order ?? []);
  const parts = partition.map((one) => withCollation(env.expression(one, scope, env)));
  const by = parts.length > 0 ? `PARTITION BY ${parts.join(', ')}` : '';
  return `(${by}${writeOrder(order, scope, env)} ${window.frame || (base?.frame ?? '')})`;
}
