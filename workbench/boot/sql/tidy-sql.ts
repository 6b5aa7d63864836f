import { readTokens } from './syntax/read-tokens.ts';
import { splitStatements } from './syntax/split-statements.ts';

/** A program on one line, in small letters and without comments, with one space between words. Texts stay as they are. */
export function tidySql(code: string): string {
  return splitStatements(code)
    .map(({ text }) =>
      readTokens(text)
        .map(({ kind, text: one }) => (kind === 'text' ? `'${one}'` : one.toLowerCase()))
        .join(' ')
        .trim(),
    )
    .join('; ');
}
