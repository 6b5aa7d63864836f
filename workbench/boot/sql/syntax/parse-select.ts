import { parseWindow } from './parse-call.ts';
import { parseAlias, parseFrom } from './parse-from.ts';
import type { Item, Select, Window } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

export function parseSelect(reader: TokenReader): Select {
  reader.expect('SELECT');
  const isDistinct = reader.accept('DISTINCT');
  if (!isDistinct) reader.accept('ALL');
  const items = reader.list(() => parseItem(reader));
  const from = reader.accept('FROM') ? parseFrom(reader) : null;
  const where = reader.accept('WHERE') ? reader.expression() : null;
  const group = reader.accept('GROUP', 'BY') ? reader.list(() => reader.expression()) : [];
  const hasRollup = reader.accept('WITH', 'ROLLUP');
  const having = reader.accept('HAVING') ? reader.expression() : null;
  const windows = reader.accept('WINDOW') ? reader.list(() => parseNamedWindow(reader)) : [];
  return {
    kind: 'select',
    isDistinct,
    items,
    from,
    where,
    group,
    hasRollup,
    having,
    windows: new Map(windows),
  };
}

function parseNamedWindow(reader: TokenReader): readonly [string, Window] {
  const name = reader.name().toLowerCase();
  reader.expect('AS');
  return [name, parseWindow(reader)];
}

function parseItem(reader: TokenReader): Item {
  if (reader.accept('*')) return { kind: 'star', table: null };
  if (reader.seesName() && reader.peek(1).text === '.' && reader.peek(2).text === '*') {
    const table = reader.name();
    reader.take();
    reader.take();
    return { kind: 'star', table };
  }
  const start = reader.peek();
  const of = reader.expression();
  const written = reader.since(start);
  return { kind: 'item', of, written, alias: parseAlias(reader) };
}
