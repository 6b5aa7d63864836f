import { parseOrder } from './parse-call.ts';
import { parseSelect } from './parse-select.ts';
import type { Body, Cte, Query } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** A SELECT with all that may stand around it. */
export function parseQuery(reader: TokenReader): Query {
  const isWith = reader.accept('WITH');
  const isRecursive = isWith && reader.accept('RECURSIVE');
  const ctes = isWith ? reader.list(() => parseCte(reader)) : [];
  const body = parseUnion(reader);
  const order = parseOrder(reader);
  return { ctes, isRecursive, body, order, ...parseLimit(reader) };
}

function parseCte(reader: TokenReader): Cte {
  const name = reader.name();
  const columns = reader.sees('(') ? reader.inBrackets(() => reader.list(() => reader.name())) : null;
  reader.expect('AS');
  return { name, columns, query: reader.inBrackets(() => reader.query()) };
}

function parseUnion(reader: TokenReader): Body {
  let left = parseIntersect(reader);
  for (
    let op = reader.acceptOne(['UNION', 'EXCEPT']);
    op !== null;
    op = reader.acceptOne(['UNION', 'EXCEPT'])
  )
    left = join(op, left, reader, () => parseIntersect(reader));
  return left;
}

/** It binds more than the other two. */
function parseIntersect(reader: TokenReader): Body {
  let left = parsePart(reader);
  while (reader.accept('INTERSECT')) left = join('INTERSECT', left, reader, () => parsePart(reader));
  return left;
}

function join(op: string, left: Body, reader: TokenReader, read: () => Body): Body {
  const isAll = reader.accept('ALL');
  if (!isAll) reader.accept('DISTINCT');
  return { kind: 'set', op: isAll ? `${op} ALL` : op, left: wrap(left), right: wrap(read()) };
}

function wrap(body: Body): Query {
  return body.kind === 'whole'
    ? body.query
    : { ctes: [], isRecursive: false, body, order: [], limit: null, offset: null };
}

function parsePart(reader: TokenReader): Body {
  return reader.sees('(')
    ? { kind: 'whole', query: reader.inBrackets(() => reader.query()) }
    : parseSelect(reader);
}

function parseLimit(reader: TokenReader): Pick<Query, 'limit' | 'offset'> {
  if (!reader.accept('LIMIT')) return { limit: null, offset: null };
  const first = reader.expression();
  if (reader.accept(',')) return { limit: reader.expression(), offset: first };
  return { limit: first, offset: reader.accept('OFFSET') ? reader.expression() : null };
}
