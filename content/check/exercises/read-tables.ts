export type PrintedTable = readonly (readonly string[])[];

/** What the command-line client says besides tables, and what a query without rows gives. */
const said = /^(?:Empty set|Query OK.*|Rows matched.*)\n/gm;

/** What a program in the page printed, without what the client says only where statements are typed in. */
export function dropSaid(printed: string): string {
  return printed.replaceAll(said, '');
}

/** The tables that a client printed, row by row, the headings first. Widths of columns do not count. */
export function readTables(printed: string): PrintedTable[] {
  const tables: string[][][] = [];
  let rules = 0;
  for (const line of dropSaid(printed).split('\n')) {
    const isRule = /^\+[-+]+\+$/.test(line);
    const isStart = isRule ? rules % 3 === 0 : line.startsWith('*****');
    if (isStart) tables.push([]);
    if (isRule) rules += 1;
    else if (line.startsWith('| ')) tables.at(-1)?.push(line.slice(1, -1).split('|').map(trimCell));
    else if (/^ *[^:+*]+: /.test(line)) tables.at(-1)?.push([line.trim()]);
  }
  return tables;
}

/** MariaDB writes a width behind some types. */
function trimCell(cell: string): string {
  return cell.trim().replace(/^((?:tiny|small|medium|big)?int)\(\d+\)/, '$1');
}
