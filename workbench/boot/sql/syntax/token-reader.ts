import { errors } from '../sql-error.ts';
import { readTokens, type Token } from './read-tokens.ts';
import type { Expr, Query } from './syntax.ts';

/** What stands inside of itself, so that the modules that read it would import each other. */
export type Grammar = {
  readonly expression: (reader: TokenReader) => Expr;
  readonly query: (reader: TokenReader) => Query;
};

/** Words that are never names, so that a name before them ends. */
const reserved = new Set(
  `ADD ALL ALTER AND AS ASC BETWEEN BY CASE CHECK COLLATE COLUMN CONSTRAINT CREATE CROSS DEFAULT DELETE DESC DESCRIBE
  DISTINCT DIV DROP ELSE EXCEPT EXISTS EXPLAIN FOR FOREIGN FROM GROUP HAVING IN INDEX INNER INSERT INTERSECT INTERVAL INTO IS
  JOIN KEY KEYS LEFT LIKE LIMIT MOD NATURAL NOT NULL ON OR ORDER OUTER OVER PRIMARY RANK RECURSIVE REFERENCES REGEXP RENAME REPLACE
  RIGHT ROW ROWS SELECT SET TABLE THEN TO UNION UNIQUE UPDATE USE USING VALUES WHEN WHERE WINDOW WITH XOR`.split(
    /\s+/,
  ),
);

/** Reads the tokens of a statement one after the other. Words count in any case. */
export class TokenReader {
  readonly source: string;
  readonly #tokens: readonly Token[];
  readonly #grammar: Grammar;
  #at = 0;
  #params = 0;

  constructor(source: string, grammar: Grammar) {
    this.source = source;
    this.#tokens = readTokens(source);
    this.#grammar = grammar;
  }

  expression(): Expr {
    return this.#grammar.expression(this);
  }

  query(): Query {
    return this.#grammar.query(this);
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[this.#at + ahead] ?? this.#tokens.at(-1);
    if (!token) throw new Error('There is always an end.');
    return token;
  }

  take(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  /** Whether these words or signs come next. */
  sees(...words: readonly string[]): boolean {
    return words.every((word, ahead) => {
      const { kind, text } = this.peek(ahead);
      return (kind === 'word' || kind === 'sign') && text.toUpperCase() === word;
    });
  }

  /** Takes these words or signs if they come next. */
  accept(...words: readonly string[]): boolean {
    const isThere = this.sees(...words);
    if (isThere) this.#at += words.length;
    return isThere;
  }

  /** Takes the one of these that comes next; null if none does. */
  acceptOne(words: readonly string[]): string | null {
    return words.find((word) => this.accept(...word.split(' '))) ?? null;
  }

  expect(...words: readonly string[]): void {
    for (const word of words) if (!this.accept(word)) this.fail();
  }

  /** A name of a table, a column or the like. */
  name(): string {
    if (!this.seesName()) this.fail();
    return this.take().text;
  }

  seesName(): boolean {
    const { kind, text } = this.peek();
    return kind === 'name' || (kind === 'word' && !reserved.has(text.toUpperCase()));
  }

  text(): string {
    if (this.peek().kind !== 'text') this.fail();
    return this.take().text;
  }

  integer(): number {
    const { kind, text } = this.take();
    const value = Number(text);
    if (kind !== 'number' || !Number.isInteger(value)) this.fail();
    return value;
  }

  /** What `read` reads, once or more, between commas. */
  list<T>(read: () => T): T[] {
    const all = [read()];
    while (this.accept(',')) all.push(read());
    return all;
  }

  /** What `read` reads between round brackets. */
  inBrackets<T>(read: () => T): T {
    this.expect('(');
    const inside = read();
    this.expect(')');
    return inside;
  }

  /** What has been written since a token. */
  since(start: Token): string {
    const last = this.#tokens[this.#at - 1] ?? start;
    return this.source.slice(start.start, last.end);
  }

  /** The place of a `?` among those of the statement, from 0. */
  countParam(): number {
    return this.#params++;
  }

  isAtEnd(): boolean {
    return this.peek().kind === 'end';
  }

  end(): void {
    if (!this.isAtEnd()) this.fail();
  }

  fail(): never {
    throw errors.syntax(this.source.slice(this.peek().start).split('\n')[0]?.trim() ?? '');
  }
}
