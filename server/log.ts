import { destination, type Logger, pino } from 'pino';

import type { Config } from './config.ts';

/** Characters that are not kept for the end of a turn. */
const together = 8192;

/** What is written at the end of this turn of the event loop, or with the process if it ends before. */
const due = new Set<() => void>();
process.on('exit', () => {
  for (const flush of due) flush();
});

/**
 * One JSON line for each event on standard output. Lines of one turn are one write, which a busy server needs. Lines that
 * cannot be written, as on a full disk, are dropped.
 */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const output = destination({ fd: 1, sync: true, minLength: together, maxLength: 1_000_000 });
  output.on('error', () => {});
  const flush = () => {
    due.delete(flush);
    output.flush();
  };
  const write = (line: string) => {
    output.write(line);
    if (due.has(flush)) return;
    due.add(flush);
    setImmediate(flush);
  };
  return pino({ level: logLevel, base: null, serializers: { err: describeError } }, { write });
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
