import { SqlError } from '../sql-error.ts';
import { nameCollation } from '../compile/compile-expression.ts';
import type { Column, Check, ForeignKey, Key } from '../catalog.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { makeColumnType, type ColumnType } from '../values/column-type.ts';

/** What a column or a line of a table's definition adds to the table. */
export type TableDefinition = {
  column: Column | null;
  readonly keys: Key[];
  readonly foreignKeys: ForeignKey[];
  readonly checks: Check[];
};

/** `name` of what has none yet is given later. */
export function parseDefinition(reader: TokenReader): TableDefinition {
  const definition: TableDefinition = { column: null, keys: [], foreignKeys: [], checks: [] };
  const name = reader.accept('CONSTRAINT') ? (reader.seesName() ? reader.name() : '') : '';
  if (!parseLine(reader, name, definition)) parseColumn(reader, definition);
  return definition;
}

/** A line that is about several columns. */
function parseLine(
  reader: TokenReader,
  name: string,
  { keys, foreignKeys, checks }: TableDefinition,
): boolean {
  if (reader.accept('PRIMARY', 'KEY'))
    keys.push({ name: 'PRIMARY', kind: 'PRIMARY', columns: parseColumns(reader) });
  else if (reader.accept('FOREIGN', 'KEY')) {
    if (reader.seesName()) reader.name();
    foreignKeys.push(parseReference(reader, name, parseColumns(reader)));
  } else if (reader.accept('CHECK')) checks.push(parseCheck(reader, name));
  else if (reader.accept('UNIQUE')) {
    reader.acceptOne(['KEY', 'INDEX']);
    keys.push({ name: parseKeyName(reader) || name, kind: 'UNIQUE', columns: parseColumns(reader) });
  } else if (reader.acceptOne(['INDEX', 'KEY']) !== null)
    keys.push({ name: parseKeyName(reader), kind: 'INDEX', columns: parseColumns(reader) });
  else return false;
  return true;
}

function parseKeyName(reader: TokenReader): string {
  return reader.seesName() ? reader.name() : '';
}

/** A length or a direction behind a column says only how an index is built. */
export function parseColumns(reader: TokenReader): string[] {
  return reader.inBrackets(() =>
    reader.list(() => {
      const name = reader.name();
      if (reader.sees('(')) reader.inBrackets(() => reader.integer());
      reader.acceptOne(['ASC', 'DESC']);
      return name;
    }),
  );
}

function parseCheck(reader: TokenReader, name: string): Check {
  const start = reader.peek();
  const of = reader.inBrackets(() => reader.expression());
  return { name, of, written: reader.since(start) };
}

function parseReference(reader: TokenReader, name: string, columns: readonly string[]): ForeignKey {
  reader.expect('REFERENCES');
  const table = parseTableName(reader);
  const targets = reader.sees('(') ? parseColumns(reader) : [];
  const actions: string[] = [];
  while (reader.accept('ON')) {
    const event = reader.acceptOne(['DELETE', 'UPDATE']);
    const action = reader.acceptOne(['CASCADE', 'RESTRICT', 'SET NULL', 'NO ACTION']);
    if (event === null || action === null) reader.fail();
    actions.push(`ON ${event} ${action}`);
  }
  return { name, columns, table, targets, actions: actions.join(' ') };
}

type Facts = { -readonly [Name in keyof Omit<Column, 'name' | 'type'>]: Column[Name] };

export function parseColumn(reader: TokenReader, definition: TableDefinition): void {
  const name = reader.name();
  const type = parseType(reader);
  const facts: Facts = { isNullable: true, fallback: null, isNumbered: false };
  while (parseFact(reader, name, facts, definition));
  if (facts.isNumbered || definition.keys.some(({ kind }) => kind === 'PRIMARY')) facts.isNullable = false;
  definition.column = { name, type, ...facts };
}

/** What stands behind the type of a column, one thing at a time. */
function parseFact(
  reader: TokenReader,
  name: string,
  facts: Facts,
  { keys, foreignKeys, checks }: TableDefinition,
): boolean {
  const constraint = reader.accept('CONSTRAINT') ? reader.name() : '';
  if (reader.accept('NOT', 'NULL')) facts.isNullable = false;
  else if (reader.accept('NULL')) facts.isNullable = true;
  else if (reader.accept('AUTO_INCREMENT')) facts.isNumbered = true;
  else if (reader.accept('PRIMARY', 'KEY') || reader.accept('KEY'))
    keys.push({ name: 'PRIMARY', kind: 'PRIMARY', columns: [name] });
  else if (reader.accept('UNIQUE')) {
    reader.accept('KEY');
    keys.push({ name, kind: 'UNIQUE', columns: [name] });
  } else if (reader.accept('DEFAULT')) facts.fallback = parseDefault(reader);
  else if (reader.accept('CHECK')) checks.push(parseCheck(reader, constraint));
  else if (reader.sees('REFERENCES')) foreignKeys.push(parseReference(reader, constraint, [name]));
  else if (reader.accept('COMMENT')) reader.text();
  else if (reader.accept('ON', 'UPDATE'))
    throw new SqlError(1235, '42000', 'This page has no ON UPDATE CURRENT_TIMESTAMP');
  else return false;
  return true;
}

function parseDefault(reader: TokenReader): Column['fallback'] {
  const start = reader.peek();
  const of = reader.expression();
  return { of, written: of.kind === 'text' ? of.text : of.kind === 'null' ? 'NULL' : reader.since(start) };
}

function parseType(reader: TokenReader): ColumnType {
  const name = reader.take().text.toUpperCase();
  reader.accept('PRECISION');
  const isList = name === 'ENUM' || name === 'SET';
  const members = isList ? reader.inBrackets(() => reader.list(() => reader.text())) : [];
  const sizes =
    !isList && reader.sees('(') ? reader.inBrackets(() => reader.list(() => reader.integer())) : [];
  let isUnsigned = false;
  let collation: string | null = null;
  for (;;) {
    if (reader.accept('UNSIGNED')) isUnsigned = true;
    else if (reader.accept('COLLATE')) collation = nameCollation(reader.name().toLowerCase());
    else if (reader.accept('CHARACTER', 'SET') || reader.accept('CHARSET')) reader.take();
    else return makeColumnType({ name, sizes, members, isUnsigned, collation });
  }
}
