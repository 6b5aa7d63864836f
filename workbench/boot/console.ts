import { format, inspect } from 'node-inspect-extracted';

import { makeStopwatches } from '../stopwatches.ts';
import { report } from './report.ts';

const width = 2;

/** Replaces the worker's console. It prints as Node.js does. */
export function replaceConsole(): void {
  let depth = 0;
  const write = (isError: boolean, values: readonly unknown[]) => {
    const text = format(...values.map(shorten)).replaceAll(/^/gm, ' '.repeat(depth * width));
    report({ kind: 'printed', text: `${text}\n`, isError });
  };
  const say = (...values: unknown[]) => write(false, values);
  const warn = (...values: unknown[]) => write(true, values);
  const group = (...values: unknown[]) => {
    if (values.length > 0) say(...values);
    depth += 1;
  };
  const groupEnd = () => void (depth = Math.max(0, depth - 1));
  const assert = (holds: unknown, ...values: unknown[]) => {
    if (!holds) warn('Assertion failed', ...values);
  };
  const dir = (value: unknown) => say(inspect(value));
  const names = { log: say, info: say, debug: say, table: say, warn, error: warn, trace: warn };
  const groups = { group, groupCollapsed: group, groupEnd };
  Object.assign(
    console,
    names,
    groups,
    { dir, assert },
    makeStopwatches(say, () => performance.now()),
  );
}

function shorten(value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
