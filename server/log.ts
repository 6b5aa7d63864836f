import { destination, type Logger, pino } from 'pino';

import type { Config } from './config.ts';

/** One JSON line for each event on standard output. Lines that cannot be written, as on a full disk, are dropped. */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const output = destination({ fd: 1, sync: true, maxLength: 1_000_000 });
  output.on('error', () => {});
  return pino({ level: logLevel, base: null, serializers: { err: describeError } }, output);
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
