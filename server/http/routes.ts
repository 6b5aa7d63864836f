import { OpenAPIHono } from '@hono/zod-openapi';

import type { Env } from './env.ts';
import { refuseShape } from './refuse-shape.ts';

export type Routes = OpenAPIHono<Env>;

export function makeRoutes(): Routes {
  return new OpenAPIHono<Env>({ defaultHook: refuseShape });
}
