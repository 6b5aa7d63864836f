import type { Hook } from '@hono/zod-openapi';

import type { Env } from './env.ts';
import { refuse } from './problem.ts';

/** Answers a body that is not of its shape with a sentence that names the field; fields are ours, values never shown. */
export const refuseShape: Hook<unknown, Env, string, Response | undefined> = (result, call) => {
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  return refuse(call, 400, `The field "${issue?.path.join('.')}" ${issue?.message}.`);
};
