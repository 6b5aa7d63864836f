/** A listing after what was there before it, as one program. */
export function joinSetup(setup: string | undefined, code: string): string {
  if (setup === undefined || setup === '') return code;
  const rest = setup.startsWith('<?php') ? code.replace(/^<\?php\s*/, '') : code;
  return `${setup}\n${rest}`;
}
