import type { transform as Transform } from 'sucrase';

import type { Program } from '../messages.ts';
import { runScript } from './run-script.ts';
import { type ProgramRunner, serveRuns } from './serve-runs.ts';

declare const importScripts: (address: string) => void;
declare const sucrase: { readonly transform: typeof Transform };

/** JavaScript; with the library that removes types among its files, TypeScript. */
serveRuns(async ({ 'sucrase.js': library }) => {
  if (!library) return (program) => runScript(program);
  importScripts(URL.createObjectURL(new Blob([library], { type: 'text/javascript' })));
  return runTyped;
});

const runTyped: ProgramRunner = async ({ code, ...rest }: Program) => {
  try {
    const { code: plain } = sucrase.transform(code, {
      transforms: ['typescript'],
      disableESTransforms: true,
    });
    return await runScript({ code: plain, ...rest }, code);
  } catch (error) {
    return { how: 'failed', ...readMistake(error) };
  }
};

/** "Unexpected token (3:5)": the library says the line and the column at the end. */
function readMistake(error: unknown): { message: string; line: number | null } {
  const text = error instanceof Error ? error.message : String(error);
  const [, words = text, line] = /^(?:Error transforming \S+: )?(.*?) \((\d+):\d+\)$/s.exec(text) ?? [];
  return { message: `SyntaxError: ${words}`, line: line === undefined ? null : Number(line) };
}
