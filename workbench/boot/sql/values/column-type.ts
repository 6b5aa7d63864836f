import { NeedsServer } from '../sql-error.ts';
import { decimal, type Type, types } from './types.ts';

/** The type of a column, with what it refuses. */
export type ColumnType = {
  /** As DESCRIBE writes it. */
  readonly written: string;
  readonly type: Type;
  /** For integers the smallest and the largest, for decimals the digits, for texts the characters. */
  readonly low: number;
  readonly high: number;
  readonly members: readonly string[] | null;
};

export type WrittenType = {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly members: readonly string[];
  readonly isUnsigned: boolean;
  readonly collation: string | null;
};

const bits: Readonly<Record<string, number>> = {
  TINYINT: 8,
  SMALLINT: 16,
  MEDIUMINT: 24,
  INT: 32,
  BIGINT: 64,
};

const textSizes: Readonly<Record<string, number>> = {
  TINYTEXT: 255,
  TEXT: 65_535,
  MEDIUMTEXT: 16_777_215,
  LONGTEXT: 4_294_967_295,
};

const otherNames: Readonly<Record<string, string>> = {
  INTEGER: 'INT',
  NUMERIC: 'DECIMAL',
  DEC: 'DECIMAL',
  REAL: 'DOUBLE',
  BOOLEAN: 'BOOL',
  CHARACTER: 'CHAR',
};

export function makeColumnType(written: WrittenType): ColumnType {
  const name = otherNames[written.name] ?? written.name;
  const type = findNumeric(name, written) ?? findOther(name, written);
  if (!type) throw new NeedsServer(`The type ${written.name}`);
  const { collation } = written;
  return { members: null, ...type, type: collation === null ? type.type : { ...type.type, collation } };
}

type Made = Omit<ColumnType, 'members'> & { readonly members?: readonly string[] };

function findNumeric(name: string, { sizes, isUnsigned }: WrittenType): Made | null {
  const unsigned = isUnsigned ? ' unsigned' : '';
  if (name === 'BOOL') return { written: 'tinyint(1)', type: types.integer, low: -128, high: 127 };
  const size = bits[name];
  if (size !== undefined) {
    const half = 2 ** (size - 1);
    const [low, high] = isUnsigned ? [0, 2 * half - 1] : [-half, half - 1];
    return { written: `${name.toLowerCase()}${unsigned}`, type: types.integer, low, high };
  }
  if (name === 'DECIMAL') {
    const [digits = 10, scale = 0] = sizes;
    const high = 10 ** (digits - scale);
    return {
      written: `decimal(${digits},${scale})${unsigned}`,
      type: decimal(scale),
      low: isUnsigned ? 0 : -high,
      high,
    };
  }
  if (name !== 'DOUBLE' && name !== 'FLOAT') return null;
  return {
    written: `${name.toLowerCase()}${unsigned}`,
    type: types.double,
    low: isUnsigned ? 0 : -Infinity,
    high: Infinity,
  };
}

function findOther(name: string, { sizes: [size = 1], members }: WrittenType): Made | null {
  const room = { low: 0, high: Infinity };
  if (name === 'VARCHAR' || name === 'CHAR')
    return { written: `${name.toLowerCase()}(${size})`, type: types.text, low: 0, high: size };
  const high = textSizes[name];
  if (high !== undefined) return { written: name.toLowerCase(), type: types.text, low: 0, high };
  if (name === 'ENUM' || name === 'SET') {
    const list = members.map((member) => `'${member}'`).join(',');
    return { written: `${name.toLowerCase()}(${list})`, type: types.text, ...room, members };
  }
  if (name === 'DATE' || name === 'TIME')
    return { written: name.toLowerCase(), type: name === 'DATE' ? types.date : types.time, ...room };
  if (name === 'DATETIME' || name === 'TIMESTAMP')
    return { written: name.toLowerCase(), type: types.datetime, ...room };
  if (name === 'YEAR') return { written: 'year', type: types.integer, low: 1901, high: 2155 };
  return name === 'JSON' ? { written: 'json', type: types.json, ...room } : null;
}
