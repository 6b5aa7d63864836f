/** A statement that the server would refuse, in the words and with the number that MySQL uses. */
export class SqlError extends Error {
  readonly code: number;
  readonly state: string;

  constructor(code: number, state: string, message: string) {
    super(message);
    this.code = code;
    this.state = state;
  }
}

/** What only a server can do, said before anything runs. */
export class NeedsServer extends Error {
  constructor(what: string) {
    super(`${what} needs a real MySQL server. The database in this page does not have it.`);
  }
}

export const errors = {
  syntax: (near: string) =>
    new SqlError(1064, '42000', `You have an error in your SQL syntax near '${near}'`),
  noTable: (database: string, table: string) =>
    new SqlError(1146, '42S02', `Table '${database}.${table}' doesn't exist`),
  unknownTable: (database: string, table: string) =>
    new SqlError(1051, '42S02', `Unknown table '${database}.${table}'`),
  tableExists: (table: string) => new SqlError(1050, '42S01', `Table '${table}' already exists`),
  noColumn: (name: string, clause: string) =>
    new SqlError(1054, '42S22', `Unknown column '${name}' in '${clause}'`),
  ambiguous: (name: string, clause: string) =>
    new SqlError(1052, '23000', `Column '${name}' in ${clause} is ambiguous`),
  valueCount: (row: number) =>
    new SqlError(1136, '21S01', `Column count doesn't match value count at row ${row}`),
  noDatabase: () => new SqlError(1046, '3D000', 'No database selected'),
  unknownDatabase: (name: string) => new SqlError(1049, '42000', `Unknown database '${name}'`),
  noFunction: (name: string) =>
    new SqlError(1305, '42000', `FUNCTION ${name} does not exist, at least in this page`),
  argumentCount: (name: string) =>
    new SqlError(1582, '42000', `Incorrect parameter count in the call to native function '${name}'`),
  noRoom: (column: string, row: number) =>
    new SqlError(1406, '22001', `Data too long for column '${column}' at row ${row}`),
  truncated: (column: string, row: number) =>
    new SqlError(1265, '01000', `Data truncated for column '${column}' at row ${row}`),
  outOfRange: (column: string, row: number) =>
    new SqlError(1264, '22003', `Out of range value for column '${column}' at row ${row}`),
  incorrect: (kind: string, value: string, column: string, row: number) =>
    kind === 'integer' || kind === 'decimal' || kind === 'double'
      ? new SqlError(
          1366,
          'HY000',
          `Incorrect ${kind} value: '${value}' for column '${column}' at row ${row}`,
        )
      : new SqlError(
          1292,
          '22007',
          `Incorrect ${kind} value: '${value}' for column '${column}' at row ${row}`,
        ),
  badJson: (column: string) =>
    new SqlError(3140, '22032', `Invalid JSON text: it cannot be stored in column '${column}'.`),
  isNull: (column: string) => new SqlError(1048, '23000', `Column '${column}' cannot be null`),
  noDefault: (column: string) =>
    new SqlError(1364, 'HY000', `Field '${column}' doesn't have a default value`),
};

/** Errors about values. As in the client, the statements after them still run. */
const aboutValues: ReadonlySet<number> = new Set([
  1048, 1062, 1264, 1265, 1292, 1364, 1366, 1406, 1451, 1452, 3140, 3819,
]);

export function isAboutValues(error: unknown): error is SqlError {
  return error instanceof SqlError && aboutValues.has(error.code);
}
