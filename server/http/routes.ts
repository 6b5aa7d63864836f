import { OpenAPIHono } from '@hono/zod-openapi';

import type { Env } from './env.ts';
import { refuseShape } from './refuse-shape.ts';

export type Routes = OpenAPIHono<Env>;

/** An empty set of routes whose bodies are checked against the contract. */
export function makeRoutes(): Routes {
  return new OpenAPIHono<Env>({ defaultHook: refuseShape });
}
