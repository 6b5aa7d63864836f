import type { Ending, Program } from '../messages.ts';
import { replaceConsole } from './console.ts';
import { countTimers } from './count-timers.ts';
import { type ScriptFailure, readFailure } from './read-failure.ts';
import { report } from './report.ts';
import { runTests } from './run-tests.ts';
import { makeScriptTest, seeName } from './script-tests.ts';

declare const importScripts: (address: string) => void;

/**
 * Runs JavaScript as a script, or as a module if it is none; until its last timer. `written` is what the learner wrote,
 * if the program was made from it.
 */
export async function runScript(program: Program, written = program.code): Promise<Ending> {
  const { code, tests = [] } = program;
  // The names of a program are seen only from its own scope. A parameter would hide the one that is called the same.
  const whole =
    tests.length > 0 ? `${code}\n;globalThis.${seeName} = function () { return eval(arguments[0]); };` : code;
  const ending = await runCode({ ...program, code: whole });
  if (ending.how === 'done') await runTests(tests, makeScriptTest(written));
  return ending;
}

function runCode({ code, input }: Program): Promise<Ending> {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const lines = input === '' ? [] : input.split('\n');
  Object.assign(self, { prompt: () => lines.shift() ?? null, alert });
  replaceConsole();
  const timers = countTimers();
  return new Promise((resolve) => {
    const fail = (failure: ScriptFailure) => resolve({ how: 'failed', ...readFailure(failure, address) });
    self.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      fail({ error: event.reason });
    });
    self.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event);
    });
    void start(code, address)
      .then(timers.settled)
      .then(() => resolve({ how: 'done' }));
  });
}

function alert(text: unknown): void {
  report({ kind: 'printed', text: `${String(text)}\n`, isError: false });
}

/** An error of the program is left to the worker, whose event knows the line also of a mistake in the syntax. */
async function start(code: string, address: string): Promise<void> {
  if (isModule(code)) await import(/* @vite-ignore */ address);
  else
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        importScripts(address);
        resolve();
      });
    });
}

/**
 * Whether it uses what only modules have. With a mistake in its syntax it is run as a script, since only then the line
 * is known.
 */
function isModule(code: string): boolean {
  if (/^\s*(import|export)\b/m.test(code)) return true;
  return /\bawait\b/.test(code) && isBody(code);
}

const { constructor: AsyncFunction } = async () => {};

/** Reads it as the body of an asynchronous function, and does not run it. */
function isBody(code: string): boolean {
  try {
    Reflect.construct(AsyncFunction, [code]);
    return true;
  } catch {
    return false;
  }
}
