import { deleteMe, readMe, renameMe } from '#contract/calls/me.ts';
import { limits } from '#server/limits.ts';
import { findBrokenRule, nameRules } from '#contract/rules.ts';

import { countFor } from '../http/limit.ts';
import { refuse, refuseForNow } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../services.ts';
import { findAccount, renameAccount } from './accounts.ts';
import { leave } from './change-account.ts';
import { signedIn, signedInWithin } from './signed-in.ts';

/** The account of whoever calls: reading it, changing its name, deleting it. */
export function meRoutes(parts: Parts): Routes {
  const routes = makeRoutes();
  addRead(routes, parts);
  addRename(routes, parts);
  addDelete(routes, parts);
  return routes;
}

function addRead(routes: Routes, { database }: Parts): void {
  routes.openapi({ ...readMe, middleware: [signedIn(database)] as const }, async (call) => {
    const account = await findAccount(database, call.get('signedIn').accountId);
    if (account === null) return refuse(call, 401, 'Please log in.');
    const { name, email, created_at: since } = account;
    return call.json({ success: true, message: 'Your account', name, email, since }, 200);
  });
}

function addRename(routes: Routes, parts: Parts): void {
  const known = signedInWithin(parts, 'callsByAccount');
  routes.openapi({ ...renameMe, middleware: [...known, readJson] as const }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(nameRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    await renameAccount(parts.database, call.get('signedIn').accountId, form.name);
    return call.json({ success: true, message: 'Your name is changed', name: form.name.trim() }, 200);
  });
}

function addDelete(routes: Routes, parts: Parts): void {
  routes.openapi({ ...deleteMe, middleware: [signedIn(parts.database), readJson] as const }, async (call) => {
    const { accountId } = call.get('signedIn');
    const wait = await countFor(parts, 'passwordByAccount', accountId);
    if (wait > 0) return refuseForNow(call, 429, wait);
    const outcome = await leave(parts, accountId, call.req.valid('json').password);
    if (outcome === 'busy') return refuseForNow(call, 503, limits.hashing.retryAfter);
    if (outcome === 'wrong') return refuse(call, 400, 'The password is wrong');
    return call.json({ success: true, message: 'Your account is deleted' }, 200);
  });
}
