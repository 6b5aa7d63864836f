import { makeCall, parseCall } from './parse-call.ts';
import type { Expr } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

const temporal: Readonly<Record<string, 'date' | 'time' | 'datetime'>> = {
  DATE: 'date',
  TIME: 'time',
  TIMESTAMP: 'datetime',
};

/** A value, a name, a call, or something in brackets. */
export function parseOperand(reader: TokenReader): Expr {
  const token = reader.peek();
  if (token.kind === 'number') return { kind: 'number', text: reader.take().text };
  if (token.kind === 'text') return { kind: 'text', text: readTexts(reader) };
  if (token.kind === 'variable') return { kind: 'variable', name: reader.take().text.toLowerCase() };
  if (reader.accept('?')) return { kind: 'param', at: reader.countParam() };
  if (reader.sees('(')) return parseBrackets(reader);
  return parseNamed(reader);
}

/** Texts beside each other are one. */
function readTexts(reader: TokenReader): string {
  let { text } = reader.take();
  while (reader.peek().kind === 'text') text += reader.take().text;
  return text;
}

function parseBrackets(reader: TokenReader): Expr {
  return reader.inBrackets((): Expr => {
    if (reader.sees('SELECT') || reader.sees('WITH')) return { kind: 'query', query: reader.query() };
    const [first, ...rest] = reader.list(() => reader.expression());
    if (!first) return reader.fail();
    if (rest.length === 0) return first;
    return makeCall('ROW', [first, ...rest]);
  });
}

function parseNamed(reader: TokenReader): Expr {
  if (reader.accept('NULL')) return { kind: 'null' };
  if (reader.accept('TRUE')) return { kind: 'boolean', value: true };
  if (reader.accept('FALSE')) return { kind: 'boolean', value: false };
  if (reader.sees('DEFAULT') && !isSign(reader, '(')) {
    reader.take();
    return { kind: 'default' };
  }
  if (reader.accept('EXISTS')) return { kind: 'exists', query: reader.inBrackets(() => reader.query()) };
  if (reader.accept('CASE')) return parseCase(reader);
  if (reader.accept('INTERVAL')) {
    const amount = reader.expression();
    return { kind: 'interval', amount, unit: reader.take().text.toUpperCase() };
  }
  const type = temporal[reader.peek().text.toUpperCase()];
  if (type && reader.peek(1).kind === 'text') {
    reader.take();
    return { kind: 'temporal', type, text: reader.take().text };
  }
  if (reader.peek().kind === 'word' && isSign(reader, '(')) return parseCall(reader);
  return parseColumn(reader);
}

function isSign(reader: TokenReader, sign: string): boolean {
  const next = reader.peek(1);
  return next.kind === 'sign' && next.text === sign;
}

const withoutBrackets = new Set([
  'CURRENT_DATE',
  'CURRENT_TIME',
  'CURRENT_TIMESTAMP',
  'LOCALTIMESTAMP',
  'CURRENT_USER',
]);

function parseColumn(reader: TokenReader): Expr {
  const isPlain = reader.peek().kind === 'word';
  const name = reader.name();
  if (isPlain && withoutBrackets.has(name.toUpperCase())) return makeCall(name.toUpperCase(), []);
  const parts = [name];
  while (reader.accept('.')) parts.push(reader.take().text);
  let column: Expr = { kind: 'column', table: parts.at(-2) ?? null, name: parts.at(-1) ?? name };
  for (let op = reader.acceptOne(['->>', '->']); op !== null; op = reader.acceptOne(['->>', '->']))
    column = { kind: 'binary', op, left: column, right: { kind: 'text', text: reader.text() } };
  return column;
}

function parseCase(reader: TokenReader): Expr {
  const of = reader.sees('WHEN') ? null : reader.expression();
  const whens: (readonly [Expr, Expr])[] = [];
  while (reader.accept('WHEN')) {
    const when = reader.expression();
    reader.expect('THEN');
    whens.push([when, reader.expression()]);
  }
  const otherwise = reader.accept('ELSE') ? reader.expression() : null;
  reader.expect('END');
  if (whens.length === 0) reader.fail();
  return { kind: 'case', of, whens, otherwise };
}
