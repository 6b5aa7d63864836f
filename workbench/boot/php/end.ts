import type { Ending } from '../../messages.ts';

/** What PHP ends with after an error that nobody has caught. */
const failedStatus = 255;

/** Gives the number that PHP ends with, or what stopped PHP itself. */
export async function runToEnd(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    return readStatus(error) ?? error;
  }
}

function readStatus(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : null;
}

/** A program that ends itself with some other number has not failed. */
export function describeEnd(status: unknown, error: string): Ending {
  if (typeof status !== 'number') return { how: 'failed', message: describeCrash(status), line: null };
  if (status !== failedStatus || error === '') return { how: 'done' };
  const line = [...error.matchAll(/main\.php(?: on line |:)(\d+)$/gm)].at(-1)?.[1];
  return { how: 'failed', message: error.trim(), line: line === undefined ? null : Number(line) };
}

function describeCrash(error: unknown): string {
  return error instanceof RangeError
    ? 'Functions have called each other too often.'
    : 'It uses a part of PHP that is not in this page. It needs PHP on your own computer.';
}
