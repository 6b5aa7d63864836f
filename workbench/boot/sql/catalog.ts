import { errors, SqlError } from './sql-error.ts';
import type { Expr, Query, TableName } from './syntax/syntax.ts';
import type { ColumnType } from './values/column-type.ts';

export type Column = {
  readonly name: string;
  readonly type: ColumnType;
  readonly isNullable: boolean;
  /** Null if there is none, so that NULL is stored where that is allowed. */
  readonly fallback: { readonly of: Expr; readonly written: string } | null;
  readonly isNumbered: boolean;
};

export type Key = {
  readonly name: string;
  readonly kind: 'PRIMARY' | 'UNIQUE' | 'INDEX';
  readonly columns: readonly string[];
};

export type ForeignKey = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: TableName;
  readonly targets: readonly string[];
  /** ON DELETE and ON UPDATE. */
  readonly actions: string;
};

export type Check = { readonly name: string; readonly of: Expr; readonly written: string };

export type Table = {
  readonly database: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly keys: readonly Key[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
};

export type View = {
  readonly name: string;
  readonly columns: readonly string[] | null;
  readonly query: Query;
};
export type Trigger = {
  readonly name: string;
  readonly table: string;
  readonly when: string;
  readonly body: string;
};

export type Database = {
  readonly name: string;
  readonly tables: Map<string, Table>;
  readonly views: Map<string, View>;
  readonly triggers: Map<string, Trigger>;
};

/** What there is. SQLite has the rows alone. Names are found in any case. */
export class Catalog {
  readonly databases = new Map<string, Database>();
  current: string | null = null;

  create(name: string): void {
    this.databases.set(name.toLowerCase(), {
      name,
      tables: new Map(),
      views: new Map(),
      triggers: new Map(),
    });
  }

  /** The database of a name in a statement. */
  database(name: string | null): Database {
    const wanted = name ?? this.current;
    if (wanted === null) throw errors.noDatabase();
    const found = this.databases.get(wanted.toLowerCase());
    if (!found) throw errors.unknownDatabase(wanted);
    return found;
  }

  find({ database, name }: TableName): Table | null {
    return this.database(database).tables.get(name.toLowerCase()) ?? null;
  }

  findView({ database, name }: TableName): View | null {
    return this.database(database).views.get(name.toLowerCase()) ?? null;
  }

  /** A table whose rows may be changed. */
  table(named: TableName): Table {
    const table = this.find(named);
    if (table) return table;
    if (this.findView(named)) throw new SqlError(1347, 'HY000', `'${named.name}' is a view and not a table`);
    throw errors.noTable(this.database(named.database).name, named.name);
  }

  /** The tables of all databases. */
  listTables(): Table[] {
    return Array.from(this.databases.values(), ({ tables }) => Array.from(tables.values())).flat();
  }

  put(table: Table): void {
    this.database(table.database).tables.set(table.name.toLowerCase(), table);
  }
}

export function findColumn({ columns }: Pick<Table, 'columns'>, name: string): Column | null {
  return columns.find((column) => column.name.toLowerCase() === name.toLowerCase()) ?? null;
}

/** The name of a table in SQLite, in quotes. */
export function nameTable({ database, name }: Pick<Table, 'database' | 'name'>): string {
  return quote(`${database}.${name}`.toLowerCase());
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
