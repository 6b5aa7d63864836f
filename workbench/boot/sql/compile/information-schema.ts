import { type Catalog, quote, quoteText, type Table } from '../catalog.ts';
import { errors } from '../sql-error.ts';
import { types } from '../values/types.ts';
import type { CompiledQuery } from './scope.ts';

type Row = Readonly<Record<string, string | number | null>>;

const about: Readonly<Record<string, (catalog: Catalog) => Row[]>> = {
  schemata: ({ databases }) => [...databases.values()].map(({ name }) => ({ SCHEMA_NAME: name })),
  tables: (catalog) => [
    ...catalog.listTables().map(({ database, name }) => ({
      TABLE_SCHEMA: database,
      TABLE_NAME: name,
      TABLE_TYPE: 'BASE TABLE',
      ENGINE: 'InnoDB',
    })),
    ...[...catalog.databases.values()].flatMap(({ name: database, views }) =>
      [...views.values()].map(({ name }) => ({
        TABLE_SCHEMA: database,
        TABLE_NAME: name,
        TABLE_TYPE: 'VIEW',
        ENGINE: null,
      })),
    ),
  ],
  columns: (catalog) => catalog.listTables().flatMap(listColumns),
  statistics: (catalog) => catalog.listTables().flatMap(listKeys),
};

function listColumns({ database, name, columns }: Table): Row[] {
  return columns.map((column, at) => ({
    TABLE_SCHEMA: database,
    TABLE_NAME: name,
    COLUMN_NAME: column.name,
    ORDINAL_POSITION: at + 1,
    COLUMN_TYPE: column.type.written,
    DATA_TYPE: column.type.written.replace(/\W.*/, ''),
    IS_NULLABLE: column.isNullable ? 'YES' : 'NO',
  }));
}

function listKeys({ database, name, keys }: Table): Row[] {
  return keys.flatMap((key) =>
    key.columns.map((column, at) => ({
      TABLE_SCHEMA: database,
      TABLE_NAME: name,
      NON_UNIQUE: key.kind === 'INDEX' ? 1 : 0,
      INDEX_NAME: key.name,
      SEQ_IN_INDEX: at + 1,
      COLUMN_NAME: column,
    })),
  );
}

/** A table about tables, written as a query. */
export function describeInformation(name: string, catalog: Catalog): CompiledQuery {
  const list = about[name.toLowerCase()];
  if (!list) throw errors.unknownTable('information_schema', name);
  const rows = list(catalog);
  const [first = { TABLE_SCHEMA: null, TABLE_NAME: null }] = rows;
  const names = Object.keys(first);
  const write = (row: Row) =>
    names.map((one) => `${writeValue(row[one] ?? null)} AS ${quote(one)}`).join(', ');
  const sql =
    rows.length === 0
      ? `SELECT ${write(first)} WHERE 0`
      : rows.map((row) => `SELECT ${write(row)}`).join(' UNION ALL ');
  const columns = names.map((one) => ({
    name: one,
    type: typeof first[one] === 'number' ? types.integer : types.text,
    isNullable: true,
  }));
  return { sql, columns };
}

function writeValue(value: string | number | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : quoteText(value);
}
