import { endSession as endSessionCall, listSessions as listSessionsCall } from '#contract/calls/sessions.ts';

import { refuse } from '../http/problem.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { logSecurityEvent } from '../log-security-event.ts';
import type { Services } from '../services.ts';
import { endSession, listSessions } from './sessions.ts';
import { requireSessionWithin } from './require-session.ts';

export function sessionRoutes(services: Pick<Services, 'config' | 'database' | 'log' | 'metrics'>): Routes {
  const { database } = services;
  const middleware = requireSessionWithin(services, 'callsByAccount');
  const routes = makeRoutes();

  routes.openapi({ ...listSessionsCall, middleware }, async (call) => {
    const { accountId, sessionId } = call.get('session');
    const rows = await listSessions(database, accountId);
    const sessions = rows.map(({ id, device, created_at: since, seen_at: seen, expires_at: until }) => {
      return { id, device, since, seen, until, current: id === sessionId };
    });
    return call.json({ success: true, message: 'Your sessions', sessions }, 200);
  });

  routes.openapi({ ...endSessionCall, middleware }, async (call) => {
    const { accountId } = call.get('session');
    const ended = await endSession(database, { accountId, sessionId: call.req.valid('param').id });
    if (!ended) return refuse(call, 404, 'There is no such session');
    logSecurityEvent(services, 'session-ended', { account: accountId, id: call.get('id') });
    return call.json({ success: true, message: 'The session has ended' }, 200);
  });

  return routes;
}
