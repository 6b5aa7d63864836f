import { login, logout, signup } from '#contract/calls/entry.ts';
import { limits } from '../limits.ts';
import { findBrokenRule, loginRules, signupRules, tooCommon } from '#contract/rules.ts';

import { forgetAttempts } from '../database/attempts.ts';
import { nameSubscriber } from '../http/identify.ts';
import { countAttemptOf } from '../database/attempts.ts';
import { limitByAddress } from '../http/limit-by-address.ts';
import { refuse, refuseWithRetry } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import { logSecurityEvent } from '../log-security-event.ts';
import type { Services } from '../services.ts';
import type { Waiter } from '../task-queue.ts';
import { normalizeEmail } from './accounts.ts';
import { isCommonPassword } from './passwords/common-password.ts';
import { isKnownPlace } from './known-places.ts';
import { nameDevice } from './name-device.ts';
import { logIn } from './log-in.ts';
import { endSession } from './sessions.ts';
import { readSession, requireSession } from './require-session.ts';
import { signUp } from './sign-up.ts';

export function entryRoutes(services: Services): Routes {
  const routes = makeRoutes();
  addSignup(routes, services);
  addLogin(routes, services);
  addLogout(routes, services);
  return routes;
}

function addSignup(routes: Routes, services: Services): void {
  const limit = limitByAddress(services, 'signupByAddress');
  const daily = limitByAddress(services, 'signupByAddressDaily');
  routes.openapi({ ...signup, middleware: [readJson, limit, daily] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(signupRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    if (isCommonPassword(form.password)) return refuse(call, 400, tooCommon);
    const outcome = await signUp(services, form, nameSubscriber(call.get('address')));
    if (outcome === 'busy') return refuseWithRetry(call, 503, limits.hashing.retryAfter);
    if (outcome === 'taken') return refuse(call, 409, 'This email already has an account');
    logSecurityEvent(services, 'signed-up', { account: null, id: call.get('id') });
    return call.json({ success: true, message: 'Account created successfully' }, 201);
  });
}

function addLogin(routes: Routes, services: Services): void {
  const limit = limitByAddress(services, 'loginByAddress');
  routes.openapi({ ...login, middleware: [readJson, limit] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(loginRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const email = normalizeEmail(form.email);
    const client = nameSubscriber(call.get('address'));
    const isKnown = await isKnownPlace(services.database, email, client);
    const wait = await countLogin(services, email, { client, isKnown });
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    const device = nameDevice(call.req.header('user-agent'));
    const outcome = await logIn(services, form, { device, client, isKnown });
    if (outcome === 'busy') return refuseWithRetry(call, 503, limits.hashing.retryAfter);
    if ('wrong' in outcome) {
      logSecurityEvent(services, 'login-failed', { account: outcome.wrong, id: call.get('id') });
      return refuse(call, 401, 'Invalid email or password');
    }
    logSecurityEvent(services, 'logged-in', { account: outcome.accountId, id: call.get('id') });
    await forgetAttempts(services.database, ['loginByPair', `${client} ${email}`]);
    // A browser that logs in again gives its earlier token up.
    const earlier = await readSession(services.database, call.req.header('authorization'));
    if (earlier !== null) await endSession(services.database, earlier);
    return call.json(
      { success: true, message: 'Login successful', token: outcome.token, name: outcome.name },
      200,
    );
  });
}

/** Gives the milliseconds to wait. Strangers do not count where the account is known to log in from. */
async function countLogin(services: Services, email: string, { client, isKnown }: Waiter): Promise<number> {
  const wait = await countAttemptOf(services, 'loginByPair', `${client} ${email}`);
  // Attempts refused for the pair do not count for the account, or one address could lock the learner out.
  if (wait > 0 || isKnown) return wait;
  return countAttemptOf(services, 'loginByAccount', email);
}

function addLogout(routes: Routes, services: Services): void {
  const { database } = services;
  routes.openapi({ ...logout, middleware: [requireSession(database)] as const }, async (call) => {
    await endSession(database, call.get('session'));
    logSecurityEvent(services, 'logged-out', { account: call.get('session').accountId, id: call.get('id') });
    return call.json({ success: true, message: 'Logged out' }, 200);
  });
}
