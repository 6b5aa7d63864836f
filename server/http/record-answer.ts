import { routePath } from 'hono/route';

import type { Logger } from 'pino';

import type { Call, Middleware } from './env.ts';
import type { AnsweredRequest, Metrics } from '../system/metrics.ts';

type Recorders = { readonly log: Logger; readonly metrics: Metrics | null };

export function recordAnswer({ log, metrics }: Recorders, answered: AnsweredRequest): void {
  log.info(answered, 'answered');
  metrics?.count(answered);
}

export function recordAnswers(recorders: Recorders): Middleware {
  return async (call, next) => {
    const start = performance.now();
    await next();
    recordAnswer(recorders, {
      method: call.req.method,
      route: findRoute(call),
      status: call.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      address: call.get('address'),
      id: call.get('id'),
    });
  };
}

function findRoute(call: Call): string {
  const route = routePath(call, -1);
  return route === '/*' ? 'none' : route;
}
