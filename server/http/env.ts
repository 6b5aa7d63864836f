import type { Context, MiddlewareHandler } from 'hono';

export type Env = {
  Bindings: { readonly socketAddress?: string };
  Variables: { id: string; address: string };
};

export type Call = Context<Env>;
export type Middleware = MiddlewareHandler<Env>;
