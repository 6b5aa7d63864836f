import type { Context, MiddlewareHandler } from 'hono';

/** What every request carries: the socket's address in, and the id and the client's address for the handlers. */
export type Env = {
  Bindings: { readonly socketAddress?: string };
  Variables: { id: string; address: string };
};

export type Call = Context<Env>;
export type Middleware = MiddlewareHandler<Env>;
