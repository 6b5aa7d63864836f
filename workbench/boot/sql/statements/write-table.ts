import type { Table } from '../catalog.ts';
import type { Type } from '../values/types.ts';

const list = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(',');

/** A table as SHOW CREATE TABLE writes it. */
export function writeTable({ name, columns, keys, foreignKeys, checks }: Table): string {
  const lines = [
    ...columns.map((column) => {
      const { isNullable, isNumbered, fallback } = column;
      const usual = fallback
        ? ` DEFAULT ${fallback.of.kind === 'text' || fallback.of.kind === 'number' ? `'${fallback.written}'` : fallback.written}`
        : isNullable
          ? ' DEFAULT NULL'
          : '';
      return `\`${column.name}\` ${column.type.written}${isNullable ? '' : ' NOT NULL'}${isNumbered ? ' AUTO_INCREMENT' : usual}`;
    }),
    ...keys.map((key) => {
      if (key.kind === 'PRIMARY') return `PRIMARY KEY (${list(key.columns)})`;
      return `${key.kind === 'UNIQUE' ? 'UNIQUE KEY' : 'KEY'} \`${key.name}\` (${list(key.columns)})`;
    }),
    ...foreignKeys.map(
      (key) =>
        `CONSTRAINT \`${key.name}\` FOREIGN KEY (${list(key.columns)}) REFERENCES \`${key.table.name}\` (${list(key.targets)})${key.actions ? ` ${key.actions}` : ''}`,
    ),
    ...checks.map((check) => `CONSTRAINT \`${check.name}\` CHECK ${check.written}`),
  ];
  return `CREATE TABLE \`${name}\` (\n${lines.map((line) => `  ${line}`).join(',\n')}\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`;
}

/** The type of a column that a query makes. */
export function guessWritten({ kind, scale }: Type): string {
  if (kind === 'decimal') return `decimal(20,${scale})`;
  if (kind === 'integer') return 'bigint';
  return kind === 'text' || kind === 'null' ? 'varchar(255)' : kind;
}
