/** What is known of it: the value that was thrown, or the event of the worker. */
export type ScriptFailure = {
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
};

/** Chromium says also who has read a script with a mistake in its syntax. */
const importing = /^Failed to execute 'importScripts' on 'WorkerGlobalScope': /;

/** The words of a failure, and its line in the script at an address. */
export function readFailure(
  failure: ScriptFailure,
  address: string,
): { message: string; line: number | null } {
  const { error, message = '', filename, lineno } = failure;
  const words = error instanceof Error ? `${error.name}: ${error.message.replace(importing, '')}` : '';
  return {
    message: words || message.replace(/^Uncaught /, '') || `Uncaught ${String(error)}`,
    line: readStack(error, address) ?? (filename === address && lineno ? lineno : null),
  };
}

function readStack(error: unknown, address: string): number | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${address}:`);
  const line = at === -1 ? 0 : Number.parseInt(stack.slice(at + address.length + 1), 10);
  return line > 0 ? line : null;
}
