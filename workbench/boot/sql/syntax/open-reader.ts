import { parseExpression } from './parse-expression.ts';
import { parseQuery } from './parse-query.ts';
import { TokenReader } from './token-reader.ts';

/** Begins to read a statement. */
export function openReader(statement: string): TokenReader {
  return new TokenReader(statement, { expression: parseExpression, query: parseQuery });
}
