import { NeedsServer } from '../sql-error.ts';
import type { Call, Expr, Order, Window } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** A call of a function, some of which have words between their arguments. */
export function parseCall(reader: TokenReader): Expr {
  const name = reader.take().text.toUpperCase();
  reader.expect('(');
  const call = parseArguments(reader, name);
  reader.expect(')');
  if (call.kind !== 'call' || !reader.accept('OVER')) return call;
  return { ...call, over: parseWindow(reader) };
}

function parseArguments(reader: TokenReader, name: string): Expr {
  if (name === 'CAST' || name === 'CONVERT') return parseCast(reader);
  if (name === 'EXTRACT') {
    const unit = reader.take().text.toUpperCase();
    reader.expect('FROM');
    return makeCall(unit, [reader.expression()]);
  }
  if (name === 'TIMESTAMPDIFF' || name === 'TIMESTAMPADD') {
    const unit: Expr = { kind: 'text', text: reader.take().text.toUpperCase() };
    reader.expect(',');
    return makeCall(name, [unit, ...reader.list(() => reader.expression())]);
  }
  if (name === 'TRIM') return parseTrim(reader);
  return parsePlain(reader, name);
}

function parsePlain(reader: TokenReader, name: string): Expr {
  if (reader.sees('*')) {
    reader.take();
    return { ...makeCall(name, []), isStar: true };
  }
  const isDistinct = reader.accept('DISTINCT');
  const args = reader.sees(')') ? [] : reader.list(() => reader.expression());
  // SUBSTRING('abc' FROM 2 FOR 1)
  if (reader.accept('FROM')) args.push(reader.expression());
  if (reader.accept('FOR')) args.push(reader.expression());
  const order = parseOrder(reader);
  const separator = reader.accept('SEPARATOR') ? reader.text() : null;
  return { ...makeCall(name, args), isDistinct, order, separator };
}

function parseTrim(reader: TokenReader): Expr {
  const side = reader.acceptOne(['BOTH', 'LEADING', 'TRAILING']) ?? 'BOTH';
  const first = reader.sees('FROM') ? null : reader.expression();
  if (!reader.accept('FROM')) return makeCall('TRIM', first ? [first] : []);
  const cut: Expr = first ?? { kind: 'text', text: ' ' };
  return makeCall('TRIM', [reader.expression(), cut, { kind: 'text', text: side }]);
}

function parseCast(reader: TokenReader): Expr {
  const of = reader.expression();
  if (reader.accept('USING')) {
    reader.take();
    return { kind: 'cast', of, type: 'CHAR', sizes: [] };
  }
  if (!reader.accept('AS')) reader.expect(',');
  const type = reader.take().text.toUpperCase();
  const sizes = reader.sees('(') ? reader.inBrackets(() => reader.list(() => reader.integer())) : [];
  reader.acceptOne(['INTEGER', 'INT']);
  return { kind: 'cast', of, type, sizes };
}

export function makeCall(name: string, args: readonly Expr[]): Call {
  return {
    kind: 'call',
    name,
    args,
    isStar: false,
    isDistinct: false,
    order: [],
    separator: null,
    over: null,
  };
}

export function parseOrder(reader: TokenReader): Order[] {
  if (!reader.accept('ORDER', 'BY')) return [];
  return reader.list(() => {
    const by = reader.expression();
    const isDown = reader.accept('DESC');
    if (!isDown) reader.accept('ASC');
    return { by, isDown };
  });
}

export function parseWindow(reader: TokenReader): Window {
  if (!reader.sees('(')) return { name: reader.name(), partition: [], order: [], frame: '' };
  return reader.inBrackets(() => {
    const name =
      reader.seesName() && !reader.sees('PARTITION') && !reader.sees('RANGE') ? reader.name() : null;
    const partition = reader.accept('PARTITION', 'BY') ? reader.list(() => reader.expression()) : [];
    const order = parseOrder(reader);
    return { name, partition, order, frame: parseFrame(reader) };
  });
}

/** The frame has the same words in both languages. */
function parseFrame(reader: TokenReader): string {
  if (!reader.sees('ROWS') && !reader.sees('RANGE')) return '';
  const start = reader.peek();
  while (!reader.sees(')') && !reader.isAtEnd()) reader.take();
  const frame = reader.since(start);
  if (!/^(?:ROWS|RANGE)(?:\s+(?:BETWEEN|AND|UNBOUNDED|PRECEDING|FOLLOWING|CURRENT|ROW|\d+))+$/i.test(frame))
    throw new NeedsServer(`The window frame ${frame}`);
  return frame;
}
