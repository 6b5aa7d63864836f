import { login, logout, signup } from '#contract/calls/entry.ts';
import { limits } from '#contract/limits.ts';
import { findBrokenRule, loginRules, signupRules } from '#contract/rules.ts';

import { forgetAttempts } from '../database/attempts.ts';
import { nameSubscriber } from '../http/client-address.ts';
import { countFor, limitByAddress } from '../http/limit.ts';
import { refuse, refuseForNow } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes } from '../http/routes.ts';
import type { Parts } from '../parts.ts';
import { normalizeEmail } from './accounts.ts';
import { nameDevice } from './device.ts';
import { logIn } from './log-in.ts';
import { endSession } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { signUp } from './sign-up.ts';

/** Signing up, logging in and logging out. */
export function entryRoutes(parts: Parts) {
  const routes = makeRoutes();
  const { retryAfter } = limits.hashing;

  const limitSignup = limitByAddress(parts, 'signupByAddress');
  routes.openapi({ ...signup, middleware: [readJson, limitSignup] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(signupRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const outcome = await signUp(parts, form);
    if (outcome === 'busy') return refuseForNow(call, 503, retryAfter);
    if (outcome === 'taken') return refuse(call, 409, 'This e-mail already has an account');
    return call.json({ success: true, message: 'Account created successfully' }, 201);
  });

  const limitLogin = limitByAddress(parts, 'loginByAddress');
  routes.openapi({ ...login, middleware: [readJson, limitLogin] }, async (call) => {
    const form = call.req.valid('json');
    const broken = findBrokenRule(loginRules, form);
    if (broken !== null) return refuse(call, 400, broken);
    const pair = `${nameSubscriber(call.get('address'))} ${normalizeEmail(form.email)}`;
    const wait = Math.max(
      await countFor(parts, 'loginByPair', pair),
      await countFor(parts, 'loginByAccount', normalizeEmail(form.email)),
    );
    if (wait > 0) return refuseForNow(call, 429, wait);
    const outcome = await logIn(parts, form, nameDevice(call.req.header('user-agent')));
    if (outcome === 'busy') return refuseForNow(call, 503, retryAfter);
    if (outcome === 'wrong') return refuse(call, 401, 'Invalid email or password');
    await forgetAttempts(parts.database, ['loginByPair', pair]);
    return call.json({ success: true, message: 'Login successful', ...outcome }, 200);
  });

  routes.openapi({ ...logout, middleware: [signedIn(parts.database)] as const }, async (call) => {
    await endSession(parts.database, call.get('signedIn'));
    return call.json({ success: true, message: 'Logged out' }, 200);
  });

  return routes;
}
