/** The fence is longer than any in the code, so the code cannot end it. */
export function fenceCode(code: string, language: string): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(3, Math.max(0, ...runs) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}
