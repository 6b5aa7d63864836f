import { quoteText } from '../catalog.ts';
import { readDateText } from '../values/read-date-text.ts';
import { decimal, isNumeric, isTemporal, type Type, types } from '../values/types.ts';

/** An expression in SQLite's language, with the type that MySQL would give it. */
export type Value = {
  readonly sql: string;
  readonly type: Type;
  readonly isNullable: boolean;
  /** If it is a text that stands in the statement. */
  readonly text?: string;
};

export const nullValue: Value = { sql: 'NULL', type: types.null, isNullable: true };

export function makeText(text: string): Value {
  return { sql: quoteText(text), type: types.text, isNullable: false, text };
}

export function makeNumber(text: string): Value {
  if (/e/i.test(text))
    return { sql: String(Number(text)).replace(/^(-?\d+)$/, '$1.0'), type: types.double, isNullable: false };
  const scale = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return {
    sql: scale > 0 ? text : text.replace('.', ''),
    type: scale > 0 ? decimal(scale) : types.integer,
    isNullable: false,
  };
}

export function integer(sql: string, isNullable: boolean): Value {
  return { sql, type: types.integer, isNullable };
}

/** As a text that prints the same. */
export function asText(value: Value): Value {
  const { sql, type } = value;
  if (!isNumeric(type)) return value;
  const written = type.kind === 'decimal' ? `my_write_decimal(${sql}, ${type.scale})` : `my_write(${sql})`;
  return { ...value, sql: written, type: types.text };
}

/** As a number: what a text begins with. */
export function asNumber(value: Value): Value {
  if (isNumeric(value.type) || value.type.kind === 'null') return value;
  return { sql: `my_number(${value.sql})`, type: types.double, isNullable: value.isNullable };
}

/** As a date or a moment, so that dates compare in every way in which they may be written. */
export function asTemporal(value: Value, kind: 'date' | 'datetime' | 'time'): Value {
  if (value.type.kind === kind || value.type.kind === 'null') return value;
  if (value.text !== undefined) {
    const text = readDateText(value.text, kind);
    if (text !== null) return { sql: quoteText(text), type: types[kind], isNullable: false };
  }
  return { sql: `my_${kind}(${value.sql})`, type: types[kind], isNullable: true };
}

/** A condition: 1, 0 or NULL. */
export function asCondition(value: Value): string {
  return isTemporal(value.type) || value.type.kind === 'text' ? asNumber(value).sql : value.sql;
}

/** The collation that compares a text; null for what is no text. */
export function findCollation({ type }: Pick<Value, 'type'>): string | null {
  return type.kind === 'text' ? (type.collation ?? 'ci') : null;
}

export function withCollation(value: Pick<Value, 'sql' | 'type'>): string {
  const collation = findCollation(value);
  return collation === null ? value.sql : `${value.sql} COLLATE ${collation}`;
}
