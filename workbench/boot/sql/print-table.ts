import type { ResultColumn } from './compile/scope.ts';
import type { SqlValue } from './functions/definition.ts';
import { writeDecimal } from './values/numbers.ts';
import { isNumeric, type Type } from './values/types.ts';

/** A value as the client shows it. */
export function writeCell(value: SqlValue | undefined, type: Type): string {
  if (value === null || value === undefined) return 'NULL';
  return type.kind === 'decimal' ? writeDecimal(Number(value), type.scale) : String(value);
}

/** Rows between lines, numbers at the right. A column that may be NULL has room for that. */
export function printTable(columns: readonly ResultColumn[], rows: readonly SqlValue[][]): string {
  const cells = rows.map((row) => columns.map(({ type }, at) => writeCell(row[at], type)));
  const widths = columns.map(({ name, isNullable }, at) =>
    Math.max(measure(name), isNullable ? 4 : 0, ...cells.map((row) => measure(row[at] ?? ''))),
  );
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const line = (texts: readonly string[], isHead: boolean) =>
    `|${texts
      .map((text, at) => {
        const isRight = !isHead && columns[at] !== undefined && isNumeric(columns[at].type);
        const space = ' '.repeat((widths[at] ?? 0) - measure(text));
        return isRight ? ` ${space}${text} ` : ` ${text}${space} `;
      })
      .join('|')}|`;
  const head = line(
    columns.map(({ name }) => name),
    true,
  );
  return [rule, head, rule, ...cells.map((row) => line(row, false)), rule, ''].join('\n');
}

/** What `\G` does: one column on a line. */
export function printVertical(columns: readonly ResultColumn[], rows: readonly SqlValue[][]): string {
  const width = Math.max(...columns.map(({ name }) => measure(name)));
  const stars = '*'.repeat(27);
  return rows
    .map((row, at) => {
      const lines = columns.map(
        ({ name, type }, place) => `${name.padStart(width)}: ${writeCell(row[place], type)}\n`,
      );
      return `${stars} ${at + 1}. row ${stars}\n${lines.join('')}`;
    })
    .join('');
}

function measure(text: string): number {
  return Array.from(text).length;
}
