import { createContext, Script } from 'node:vm';

import { type Evaluate, openShell } from '#workbench/boot/mongo/run-lines.ts';

type Typed = { readonly printed: string; readonly errors: string; readonly failed: boolean };

/** What the shell of the page prints of lines. What was typed before prints nothing. */
export function typeLines(code: string, setup = ''): Typed {
  const scope = createContext({ Date });
  const evaluate: Evaluate = (text, line) => {
    const value: unknown = new Script(text, { filename: 'program.js', lineOffset: line - 1 }).runInContext(
      scope,
    );
    const name = /^\s*(?:async\s+)?function\s*\*?\s*([\w$]+)/.exec(text)?.[1];
    return name === undefined ? value : new Script(name).runInContext(scope);
  };
  const shell = openShell(scope, evaluate);
  const said: string[] = [];
  const failure = shell.run(setup, () => {}) ?? shell.run(code, (text) => said.push(text));
  return { printed: said.join('\n'), errors: failure ? String(failure.error) : '', failed: failure !== null };
}
