import type { From, TableName } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** Tables, with what joins them. */
export function parseFrom(reader: TokenReader): From {
  let left = parseJoins(reader);
  while (reader.accept(','))
    left = { kind: 'join', join: 'JOIN', left, right: parseJoins(reader), on: null, using: [] };
  return left;
}

const kinds: Readonly<Record<string, 'JOIN' | 'LEFT JOIN' | 'RIGHT JOIN'>> = {
  JOIN: 'JOIN',
  'INNER JOIN': 'JOIN',
  'CROSS JOIN': 'JOIN',
  'LEFT JOIN': 'LEFT JOIN',
  'LEFT OUTER JOIN': 'LEFT JOIN',
  'RIGHT JOIN': 'RIGHT JOIN',
  'RIGHT OUTER JOIN': 'RIGHT JOIN',
  'NATURAL JOIN': 'JOIN',
  'NATURAL LEFT JOIN': 'LEFT JOIN',
};

function parseJoins(reader: TokenReader): From {
  let left = parseSource(reader);
  for (;;) {
    const isNatural = reader.sees('NATURAL');
    const join = kinds[reader.acceptOne(Object.keys(kinds)) ?? ''];
    if (!join) return left;
    const right = parseSource(reader);
    const on = reader.accept('ON') ? reader.expression() : null;
    const using = reader.accept('USING') ? reader.inBrackets(() => reader.list(() => reader.name())) : [];
    if (join !== 'JOIN' && !isNatural && !on && using.length === 0) reader.fail();
    left = { kind: 'join', join, left, right, on, using: isNatural ? 'natural' : using };
  }
}

function parseSource(reader: TokenReader): From {
  if (!reader.sees('(')) return { kind: 'table', table: parseTableName(reader), alias: parseAlias(reader) };
  if (!/^(?:SELECT|WITH|\()$/i.test(reader.peek(1).text)) return reader.inBrackets(() => parseFrom(reader));
  const query = reader.inBrackets(() => reader.query());
  const alias = parseAlias(reader);
  if (alias === null) throw reader.fail();
  const columns = reader.sees('(') ? reader.inBrackets(() => reader.list(() => reader.name())) : null;
  return { kind: 'derived', query, alias, columns };
}

export function parseTableName(reader: TokenReader): TableName {
  const first = reader.name();
  return reader.accept('.') ? { database: first, name: reader.take().text } : { database: null, name: first };
}

/** With AS or without. A text may be one, too. */
export function parseAlias(reader: TokenReader): string | null {
  if (reader.accept('AS')) return reader.peek().kind === 'text' ? reader.text() : reader.take().text;
  if (reader.peek().kind === 'text') return reader.text();
  return reader.seesName() && !endsAlias.test(reader.peek().text) ? reader.name() : null;
}

const endsAlias = /^(?:OFFSET|SEPARATOR|ENGINE|PARTITION|DUPLICATE)$/i;
