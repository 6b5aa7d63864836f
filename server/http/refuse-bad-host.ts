import type { Middleware } from './env.ts';
import { refuse } from './problem.ts';

/** A Host such as ".1" makes an address that nothing can read. */
export const refuseBadHost: Middleware = async (call, next) =>
  URL.canParse(call.req.url) ? next() : refuse(call, 400, 'The request is malformed.');
