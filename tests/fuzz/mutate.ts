import fc from 'fast-check';

/** What breaks programs most often. */
const strangeTexts = [
  '',
  ' ',
  '\0',
  '\n',
  '\r\n',
  '\ud800',
  '\u202e',
  '🐍',
  '字',
  '"',
  "'",
  '`',
  '\\',
  '<b>',
  '%00',
  '%',
  '{',
  '}',
  '[[',
  '))',
  '(',
  ';',
  '--',
  '/*',
  '#',
  '$',
  '$$',
  '&',
  '|',
  '..',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e308',
  '9007199254740993',
  'NaN',
  'null',
  'a'.repeat(5000),
  '('.repeat(2000),
];
const strangeValues = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  '',
  '\0',
  '\ud800',
  'x'.repeat(70_000),
  '__proto__/x',
  [],
  [[]],
  {},
  { a: 1 },
  '2026-02-30',
  '9999-12-31',
];

type Edit = {
  readonly kind: 'cut' | 'double' | 'insert' | 'splice';
  readonly at: number;
  readonly length: number;
  readonly other: number;
  readonly strange: string;
};

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('cut', 'double', 'insert', 'splice'),
  at: fc.nat(),
  length: fc.integer({ min: 1, max: 12 }),
  other: fc.nat(),
  strange: fc.oneof(fc.constantFrom(...strangeTexts), fc.string({ unit: 'binary', maxLength: 9 })),
});

/** One of the texts, with words and signs left out, doubled, taken from other texts, or strange. */
export function mutateText(texts: readonly string[], others = texts): fc.Arbitrary<string> {
  const split = texts.map(splitText);
  const all = others.flatMap(splitText);
  return fc
    .tuple(fc.constantFrom(...split), fc.array(edit, { maxLength: 6 }))
    .map(([pieces, edits]) =>
      edits.reduce<readonly string[]>((now, one) => change(now, one, all), pieces).join(''),
    );
}

function splitText(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

function change(
  pieces: readonly string[],
  { kind, at, length, other, strange }: Edit,
  all: readonly string[],
): string[] {
  const place = at % (pieces.length + 1);
  const [head, cut, tail] = [
    pieces.slice(0, place),
    pieces.slice(place, place + length),
    pieces.slice(place + length),
  ];
  const from = other % all.length;
  const middle = {
    cut: [],
    double: [...cut, ...cut],
    insert: [strange, ...cut],
    splice: all.slice(from, from + length),
  };
  return [...head, ...middle[kind], ...tail];
}

/** One of the values as JSON would carry it, with some of its parts gone or strange. */
export function mutateJson(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const strange = fc.oneof(
    fc.constantFrom<unknown>(undefined, ...strangeValues),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc
    .tuple(fc.constantFrom(...values), fc.array(fc.tuple(fc.nat(), strange), { maxLength: 4 }))
    .map(([value, edits]) => edits.reduce((now, [at, by]) => replacePart(now, at, by), value));
}

function replacePart(value: unknown, at: number, by: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return value;
  let parts = 0;
  JSON.parse(text, () => void (parts += 1));
  let left = at % parts;
  return JSON.parse(text, (_, part: unknown) => (left-- === 0 ? by : part));
}
