import { version } from './compile/facts.ts';
import { integer, makeText, type Value } from './compile/value.ts';
import { SqlError } from './sql-error.ts';

/** What MySQL 8.4 has when nobody has changed it, as far as it counts here. */
export const systemDefaults: Readonly<Record<string, string | number>> = {
  sql_mode:
    'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  autocommit: 1,
  cte_max_recursion_depth: 1000,
  foreign_key_checks: 1,
  transaction_isolation: 'REPEATABLE-READ',
  version,
  character_set_connection: 'utf8mb4',
  collation_connection: 'utf8mb4_0900_ai_ci',
};

/** `@@session.sql_mode` as `sql_mode`. */
export function nameSystemVariable(written: string): string {
  return written
    .toLowerCase()
    .replace(/^@@/, '')
    .replace(/^(?:session|local|global)\./, '');
}

export function writeSystemValue(written: string, system: ReadonlyMap<string, string | number>): Value {
  const name = nameSystemVariable(written);
  const value = system.get(name);
  if (value === undefined) throw unknownVariable(name);
  return typeof value === 'number' ? integer(String(value), false) : makeText(value);
}

export function unknownVariable(name: string): SqlError {
  return new SqlError(1193, 'HY000', `Unknown system variable '${name}'`);
}
