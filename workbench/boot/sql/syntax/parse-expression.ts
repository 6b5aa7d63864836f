import { NeedsServer } from '../sql-error.ts';
import { parseOperand } from './parse-operand.ts';
import type { Expr } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** From what binds least to what binds most. */
const logical: readonly (readonly string[])[] = [['OR', '||'], ['XOR'], ['AND', '&&']];
const arithmetic: readonly (readonly string[])[] = [['|'], ['&'], ['+', '-'], ['*', '/', 'DIV', '%', 'MOD']];
const comparisons = ['<=>', '<=', '>=', '<>', '!=', '=', '<', '>'] as const;
const spellings: Readonly<Record<string, string>> = {
  '||': 'OR',
  '&&': 'AND',
  '!=': '<>',
  MOD: '%',
};

export function parseExpression(reader: TokenReader): Expr {
  return parseLogical(reader, 0);
}

function parseLogical(reader: TokenReader, level: number): Expr {
  const signs = logical[level];
  if (!signs) return parseNot(reader);
  let left = parseLogical(reader, level + 1);
  for (let op = reader.acceptOne(signs); op !== null; op = reader.acceptOne(signs))
    left = { kind: 'binary', op: spellings[op] ?? op, left, right: parseLogical(reader, level + 1) };
  return left;
}

function parseNot(reader: TokenReader): Expr {
  return reader.accept('NOT') ? { kind: 'unary', op: 'NOT', of: parseNot(reader) } : parseComparison(reader);
}

function parseComparison(reader: TokenReader): Expr {
  let left = parseArithmetic(reader, 0);
  for (;;) {
    const next = parseTest(reader, left);
    if (next === null) return left;
    left = next;
  }
}

/** What may follow an operand in a condition. */
function parseTest(reader: TokenReader, left: Expr): Expr | null {
  const op = reader.acceptOne(comparisons);
  if (op !== null && reader.acceptOne(['ALL', 'ANY', 'SOME']) !== null)
    throw new NeedsServer('A comparison with ALL or ANY');
  if (op !== null)
    return { kind: 'binary', op: spellings[op] ?? op, left, right: parseArithmetic(reader, 0) };
  if (reader.accept('IS')) {
    const isNot = reader.accept('NOT');
    const what = reader.acceptOne(['NULL', 'TRUE', 'FALSE', 'UNKNOWN']);
    if (what === null) reader.fail();
    return negate({ kind: 'is', of: left, what: what === 'TRUE' || what === 'FALSE' ? what : 'NULL' }, isNot);
  }
  const isNot =
    reader.sees('NOT') &&
    ['IN', 'LIKE', 'BETWEEN', 'REGEXP', 'RLIKE'].includes(reader.peek(1).text.toUpperCase());
  if (isNot) reader.take();
  const test = parseNamedTest(reader, left);
  return test && negate(test, isNot);
}

function parseNamedTest(reader: TokenReader, left: Expr): Expr | null {
  if (reader.accept('BETWEEN')) {
    const low = parseArithmetic(reader, 0);
    reader.expect('AND');
    return { kind: 'between', of: left, low, high: parseArithmetic(reader, 0) };
  }
  if (reader.accept('IN')) {
    const list = reader.inBrackets(() =>
      reader.sees('SELECT') || reader.sees('WITH') ? reader.query() : reader.list(() => reader.expression()),
    );
    const of = left.kind === 'call' && left.name === 'ROW' ? left.args : [left];
    return { kind: 'in', of, list };
  }
  if (reader.accept('LIKE')) return { kind: 'binary', op: 'LIKE', left, right: parseArithmetic(reader, 0) };
  if (reader.acceptOne(['REGEXP', 'RLIKE']) !== null)
    return { kind: 'binary', op: 'REGEXP', left, right: parseArithmetic(reader, 0) };
  return null;
}

function negate(of: Expr, isNot: boolean): Expr {
  return isNot ? { kind: 'unary', op: 'NOT', of } : of;
}

function parseArithmetic(reader: TokenReader, level: number): Expr {
  const signs = arithmetic[level];
  if (!signs) return parseSigned(reader);
  let left = parseArithmetic(reader, level + 1);
  for (let op = reader.acceptOne(signs); op !== null; op = reader.acceptOne(signs))
    left = { kind: 'binary', op: spellings[op] ?? op, left, right: parseArithmetic(reader, level + 1) };
  return left;
}

function parseSigned(reader: TokenReader): Expr {
  if (reader.accept('-')) return { kind: 'unary', op: '-', of: parseSigned(reader) };
  if (reader.accept('!')) return { kind: 'unary', op: 'NOT', of: parseSigned(reader) };
  reader.accept('+');
  let of = parseOperand(reader);
  while (reader.accept('COLLATE')) of = { kind: 'collate', of, collation: reader.name().toLowerCase() };
  return of;
}
