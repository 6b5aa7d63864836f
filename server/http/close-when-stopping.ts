import type { Middleware } from './env.ts';

/** Asks clients of running calls to close their connections when the server stops. */
export function closeWhenStopping(stopping: AbortSignal): Middleware {
  return async (call, next) => {
    await next();
    if (stopping.aborted) call.header('Connection', 'close');
  };
}
