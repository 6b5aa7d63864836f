import { type Logger, pino } from 'pino';

import type { Config } from './config.ts';

/** One JSON line for each event, on standard output. Of an error no more than its kind, words and place. */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null, serializers: { err: describeError } });
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
