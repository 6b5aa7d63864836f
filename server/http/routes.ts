import { type Hook, OpenAPIHono } from '@hono/zod-openapi';

import type { Env } from './env.ts';
import { refuse } from './problem.ts';

export type Routes = OpenAPIHono<Env>;

export function makeRoutes(): Routes {
  return new OpenAPIHono<Env>({ defaultHook: refuseShape });
}

/** Answers 400 with the name of the field; values are never repeated. */
const refuseShape: Hook<unknown, Env, string, Response | undefined> = (result, call) => {
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  return refuse(call, 400, `The field "${issue?.path.join('.')}" ${issue?.message}.`);
};
