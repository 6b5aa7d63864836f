/** What a value is. `scale` counts the digits after the point of a decimal. */
export type Type = {
  readonly kind: 'integer' | 'decimal' | 'double' | 'text' | 'date' | 'datetime' | 'time' | 'json' | 'null';
  readonly scale: number;
  /** How texts are compared, by its name in SQLite. */
  readonly collation?: string;
};

export const types = {
  integer: { kind: 'integer', scale: 0 },
  double: { kind: 'double', scale: 0 },
  text: { kind: 'text', scale: 0 },
  date: { kind: 'date', scale: 0 },
  datetime: { kind: 'datetime', scale: 0 },
  time: { kind: 'time', scale: 0 },
  json: { kind: 'json', scale: 0 },
  null: { kind: 'null', scale: 0 },
} as const satisfies Readonly<Record<string, Type>>;

const maxScale = 30;

export function decimal(scale: number): Type {
  return { kind: 'decimal', scale: Math.min(scale, maxScale) };
}

export function isNumeric({ kind }: Type): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'double';
}

export function isTemporal({ kind }: Type): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'time';
}

/** The type that has room for both, as in UNION and CASE. */
export function mergeTypes(one: Type, other: Type): Type {
  if (one.kind === 'null') return other;
  if (other.kind === 'null') return one;
  if (one.kind === other.kind) return one.scale >= other.scale ? one : other;
  if (isNumeric(one) && isNumeric(other))
    return one.kind === 'double' || other.kind === 'double'
      ? types.double
      : decimal(Math.max(one.scale, other.scale));
  const kinds = new Set([one.kind, other.kind]);
  return kinds.has('date') && kinds.has('datetime') ? types.datetime : types.text;
}
