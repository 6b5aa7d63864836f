import { login, logout, signup } from '#contract/calls/entry.ts';
import { limits } from '#server/limits.ts';
import { findBrokenRule, loginRules, signupRules, tooCommon } from '#contract/rules.ts';

import { forgetAttempts } from '../database/attempts.ts';
import { nameSubscriber } from '../http/client-address.ts';
import { countFor, limitByAddress } from '../http/limit.ts';
import { refuse, refuseForNow } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../services.ts';
import { normalizeEmail } from './accounts.ts';
import { isCommonPassword } from './passwords/common-password.ts';
import { nameDevice } from './device.ts';
import { logIn } from './log-in.ts';
import { endSession } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { signUp } from './sign-up.ts';

/** Signing up, logging in and logging out. */
export function entryRoutes(parts: Parts): Routes {
  const routes = makeRoutes();
  addSignup(routes, parts);
  addLogin(routes, parts);
  addLogout(routes, parts);
  return routes;
}

function addSignup(routes: Routes, parts: Parts): void {
  const limit = limitByAddress(parts, 'signupByAddress');
  routes.openapi({ ...signup, middleware: [readJson, limit] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(signupRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    if (isCommonPassword(form.password)) return refuse(call, 400, tooCommon);
    const outcome = await signUp(parts, form);
    if (outcome === 'busy') return refuseForNow(call, 503, limits.hashing.retryAfter);
    if (outcome === 'taken') return refuse(call, 409, 'This e-mail already has an account');
    return call.json({ success: true, message: 'Account created successfully' }, 201);
  });
}

function addLogin(routes: Routes, parts: Parts): void {
  const limit = limitByAddress(parts, 'loginByAddress');
  routes.openapi({ ...login, middleware: [readJson, limit] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(loginRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const email = normalizeEmail(form.email);
    const pair = `${nameSubscriber(call.get('address'))} ${email}`;
    // What the pair is refused must not count for the account: an address or two could lock its learner out.
    const wait =
      (await countFor(parts, 'loginByPair', pair)) || (await countFor(parts, 'loginByAccount', email));
    if (wait > 0) return refuseForNow(call, 429, wait);
    const outcome = await logIn(parts, form, nameDevice(call.req.header('user-agent')));
    if (outcome === 'busy') return refuseForNow(call, 503, limits.hashing.retryAfter);
    if (outcome === 'wrong') return refuse(call, 401, 'Invalid email or password');
    await forgetAttempts(parts.database, ['loginByPair', pair]);
    return call.json({ success: true, message: 'Login successful', ...outcome }, 200);
  });
}

function addLogout(routes: Routes, { database }: Parts): void {
  routes.openapi({ ...logout, middleware: [signedIn(database)] as const }, async (call) => {
    await endSession(database, call.get('signedIn'));
    return call.json({ success: true, message: 'Logged out' }, 200);
  });
}
