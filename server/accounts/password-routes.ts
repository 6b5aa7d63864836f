import { changePassword, checkReset, forgotPassword, resetPassword } from '#contract/calls/password.ts';
import { limits } from '../limits.ts';
import { emailRules, findBrokenRule, passwordRules, tooCommon } from '#contract/rules.ts';

import { countAttemptOf } from '../database/attempts.ts';
import { nameSubscriber } from '../http/identify.ts';
import { limitByAddress } from '../http/limit-by-address.ts';
import { refuse, refuseWithRetry } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { logSecurityEvent } from '../log-security-event.ts';
import type { Services } from '../services.ts';
import { normalizeEmail } from './accounts.ts';
import { replaceOwnPassword } from './change-account.ts';
import { isCommonPassword } from './passwords/common-password.ts';
import { askForResetMail } from './resets/reset-outbox.ts';
import { findReset } from './resets/resets.ts';
import { setPasswordByLink } from './resets/reset-password.ts';
import { requireSession } from './require-session.ts';

export function passwordRoutes(services: Services): Routes {
  const routes = makeRoutes();
  addForgot(routes, services);
  addCheck(routes, services);
  addReset(routes, services);
  addChange(routes, services);
  return routes;
}

function addForgot(routes: Routes, services: Services): void {
  const limit = limitByAddress(services, 'forgotByAddress');
  routes.openapi({ ...forgotPassword, middleware: [readJson, limit] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(emailRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const wait = await countAttemptOf(services, 'forgotByAccount', normalizeEmail(form.email));
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    await askForResetMail(services.database, normalizeEmail(form.email));
    const message = 'If this email has an account, a link to set a new password is on its way';
    return call.json({ success: true, message }, 200);
  });
}

const voidLink = 'This link was already used or has expired, please ask for a new one';

function addCheck(routes: Routes, services: Services): void {
  const limit = limitByAddress(services, 'checkByAddress');
  routes.openapi({ ...checkReset, middleware: [readJson, limit] }, async (call) => {
    const { token } = call.req.valid('json');
    if ((await findReset(services.database, token)) === null) return refuse(call, 400, voidLink);
    return call.json({ success: true, message: 'The link is valid' }, 200);
  });
}

function addReset(routes: Routes, services: Services): void {
  const limit = limitByAddress(services, 'resetByAddress');
  routes.openapi({ ...resetPassword, middleware: [readJson, limit] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(passwordRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    if (isCommonPassword(form.password)) return refuse(call, 400, tooCommon);
    const outcome = await setPasswordByLink(services, form, nameSubscriber(call.get('address')));
    if (outcome === 'busy') return refuseWithRetry(call, 503, limits.hashing.retryAfter);
    if (outcome === 'void') return refuse(call, 400, voidLink);
    logSecurityEvent(services, 'password-reset', { account: outcome.accountId, id: call.get('id') });
    return call.json({ success: true, message: 'Your password is set, please log in' }, 200);
  });
}

function addChange(routes: Routes, services: Services): void {
  const known = requireSession(services.database);
  routes.openapi({ ...changePassword, middleware: [known, readJson] as const }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(passwordRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    if (isCommonPassword(form.password)) return refuse(call, 400, tooCommon);
    const owner = call.get('session');
    const wait = await countAttemptOf(services, 'passwordByAccount', owner.accountId);
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    const outcome = await replaceOwnPassword(services, owner, form);
    if (outcome === 'busy') return refuseWithRetry(call, 503, limits.hashing.retryAfter);
    if (outcome === 'wrong') return refuse(call, 400, 'The current password is wrong');
    logSecurityEvent(services, 'password-changed', { account: owner.accountId, id: call.get('id') });
    return call.json({ success: true, message: 'Your password is changed' }, 200);
  });
}
