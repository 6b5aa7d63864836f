import readTokens from 'js-tokens';

/**
 * A program as one line, without comments and spaces that mean nothing, and with single quotes, so that a pattern finds
 * what is written in it however it is laid out.
 */
export function tidySource(code: string): string {
  let line = '';
  let isApart = false;
  for (const { type, value } of readTokens(code)) {
    if (skipped.has(type)) {
      isApart = true;
      continue;
    }
    line += (isApart && joins(line, value) ? ' ' : '') + requote(value);
    isApart = false;
  }
  return line.replaceAll(/[,;](?=[)\]}])/g, '').replaceAll(/([=:(<,])\|(?![|=])/g, '$1');
}

const skipped: ReadonlySet<string> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
  'HashbangComment',
]);

function joins(line: string, value: string): boolean {
  return /[\w$]$/.test(line) && /^[\w$]/.test(value);
}

function requote(value: string): string {
  const inner = /^"(.*)"$/s.exec(value)?.[1] ?? /^`([^$]*)`$/s.exec(value)?.[1];
  return inner === undefined ? value : `'${inner}'`;
}
