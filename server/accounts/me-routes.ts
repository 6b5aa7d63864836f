import { deleteMe, exportMe, readMe, renameMe } from '#contract/calls/me.ts';
import { limits } from '../limits.ts';
import { findBrokenRule, nameRules } from '#contract/rules.ts';

import { countAttemptOf } from '../database/attempts.ts';
import { refuse, refuseWithRetry } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { logSecurityEvent } from '../log-security-event.ts';
import type { Services } from '../services.ts';
import { findAccount, renameAccount } from './accounts.ts';
import { deleteOwnAccount } from './change-account.ts';
import { exportAccount } from './own-data/export-account.ts';
import { requireSession, requireSessionWithin } from './require-session.ts';

export function meRoutes(services: Services): Routes {
  const routes = makeRoutes();
  addRead(routes, services);
  addExport(routes, services);
  addRename(routes, services);
  addDelete(routes, services);
  return routes;
}

function addRead(routes: Routes, { database }: Services): void {
  routes.openapi({ ...readMe, middleware: [requireSession(database)] as const }, async (call) => {
    const account = await findAccount(database, call.get('session').accountId);
    if (account === null) return refuse(call, 401, 'Please log in.');
    const { name, email, created_at: since } = account;
    return call.json({ success: true, message: 'Your account', name, email, since }, 200);
  });
}

function addExport(routes: Routes, services: Services): void {
  const middleware = requireSessionWithin(services, 'exportByAccount');
  routes.openapi({ ...exportMe, middleware }, async (call) => {
    const exported = await exportAccount(services.database, call.get('session').accountId);
    if (exported === null) return refuse(call, 401, 'Please log in.');
    logSecurityEvent(services, 'account-exported', {
      account: call.get('session').accountId,
      id: call.get('id'),
    });
    return call.json({ success: true, message: 'Everything we store about you', ...exported }, 200);
  });
}

function addRename(routes: Routes, services: Services): void {
  const known = requireSessionWithin(services, 'callsByAccount');
  routes.openapi({ ...renameMe, middleware: [...known, readJson] as const }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(nameRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    await renameAccount(services.database, call.get('session').accountId, form.name);
    return call.json({ success: true, message: 'Your name is changed', name: form.name.trim() }, 200);
  });
}

function addDelete(routes: Routes, services: Services): void {
  routes.openapi(
    { ...deleteMe, middleware: [requireSession(services.database), readJson] as const },
    async (call) => {
      const { accountId } = call.get('session');
      const wait = await countAttemptOf(services, 'passwordByAccount', accountId);
      if (wait > 0) return refuseWithRetry(call, 429, wait);
      const outcome = await deleteOwnAccount(services, accountId, call.req.valid('json').password);
      if (outcome === 'busy') return refuseWithRetry(call, 503, limits.hashing.retryAfter);
      if (outcome === 'wrong') return refuse(call, 400, 'The password is wrong');
      logSecurityEvent(services, 'account-deleted', { account: accountId, id: call.get('id') });
      return call.json({ success: true, message: 'Your account is deleted' }, 200);
    },
  );
}
