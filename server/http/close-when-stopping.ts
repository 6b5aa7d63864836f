import type { Middleware } from './env.ts';

/** Tells the client of a call that was under way when the stop began not to send its next one on this connection. */
export function closeWhenStopping(stopping: AbortSignal): Middleware {
  return async (call, next) => {
    await next();
    if (stopping.aborted) call.header('Connection', 'close');
  };
}
