import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { OpenApp, Sent } from './apps.ts';

export const password = 'Secret12!';

/** A valid form with a new e-mail. */
export function makeSignup() {
  const email = `${randomUUID()}@example.com`;
  return { name: 'Ada', email, password, confirmpassword: password };
}

/** Signs up and logs in a new learner from a new address. */
export async function makeLearner(app: OpenApp): Promise<{ email: string; token: string }> {
  const signup = makeSignup();
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  const made = await app.send('POST', '/api/signup', { body: signup, address });
  assert.equal(made.status, 201);
  return { email: signup.email, token: await logIn(app, { email: signup.email, password }, { address }) };
}

export async function logIn(app: OpenApp, body: object, sent: Omit<Sent, 'body'> = {}): Promise<string> {
  const answer = await app.send('POST', '/api/login', { ...sent, body });
  assert.equal(answer.status, 200);
  return z.string().parse(answer.body['token']);
}
