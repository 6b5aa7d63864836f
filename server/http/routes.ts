import { OpenAPIHono } from '@hono/zod-openapi';

import type { Env } from './env.ts';
import { refuseShape } from './refuse-shape.ts';

/** An empty set of routes whose bodies are checked against the contract. */
export function makeRoutes(): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({ defaultHook: refuseShape });
}
