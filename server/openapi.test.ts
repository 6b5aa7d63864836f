import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'zod';

import { limits } from './limits.ts';

import { openBothApps } from '../tests/databases/apps.ts';

const documentShape = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ requestBody: z.unknown().optional(), responses: z.record(z.string(), z.unknown()) }),
    ),
  ),
});

for (const { kind, app, send } of await openBothApps()) {
  const { paths } = documentShape.parse((await send('GET', '/openapi.json')).body);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, 'some-$1'),
      hasBody: requestBody !== undefined,
      statuses: Object.keys(responses),
    })),
  );

  test(`GET /openapi.json on ${kind} describes every call`, () => {
    const answered = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && /^\/(api|ai|plan)\//.test(path),
    );
    const names = answered.map(({ method, path }) => `${method} ${nameParameters(path)}`);
    assert.deepEqual(new Set(calls.map(({ name }) => name)), new Set(names));
    assert.ok(calls.length >= 12);
  });

  test(`GET /openapi.json on ${kind} lists only statuses that a learner can act on`, () => {
    const statuses = new Set(calls.flatMap((call) => call.statuses));
    const known = ['200', '201', '400', '401', '404', '409', '413', '415', '429', '503'];
    assert.deepEqual([...statuses].sort(), known);
  });

  test(`every call on ${kind} but eight answers 401 without a token or with an ended one`, async () => {
    const ended = await logInSomebody();
    await send('POST', '/api/logout', { token: ended });
    const open = new Set<string>();
    for (const { name, method, path, hasBody } of calls) {
      for (const token of [undefined, ended]) {
        const sent = { ...(token && { token }), ...(hasBody && { body: {} }) };
        const { status, headers, body } = await send(method, path, sent);
        if (status !== 401 || headers.get('www-authenticate') !== 'Bearer') open.add(name);
        else assert.deepEqual(body, { success: false, message: 'Please log in.' });
      }
    }
    const passwords = ['forgot', 'check', 'reset'].map((name) => `POST /api/password/${name}`);
    assert.deepEqual(
      open,
      new Set([
        'POST /api/signup',
        'POST /api/login',
        ...passwords,
        'POST /api/link-reports',
        'POST /ai/ans',
        'GET /plan/{secret}.ics',
      ]),
    );
  });

  for (const { name, method, path } of calls.filter((call) => call.hasBody)) {
    test(`${name} on ${kind} accepts only valid JSON of limited size`, async () => {
      const token = await logInSomebody();
      const maxBytes = path === '/api/journal' ? limits.journal.bytes : 64 * 1024;
      const status = async (type: string, body: string) => {
        const answer = await send(method, path, { token, body, headers: { 'content-type': type } });
        assert.equal(answer.body['success'], false);
        assert.equal(typeof answer.body['message'], 'string');
        return answer.status;
      };
      assert.equal(await status('text/plain', '{}'), 415);
      assert.equal(await status('application/json', '{'), 400);
      assert.equal(await status('application/json', '[]'), 400);
      assert.equal(await status('application/json', `{"x":"${'x'.repeat(maxBytes)}"}`), 413);
    });
  }

  async function logInSomebody(): Promise<string> {
    const email = `${kind}@example.com`;
    const password = 'Secret12!';
    await send('POST', '/api/signup', { body: { name: 'Ada', email, password, confirmpassword: password } });
    return String((await send('POST', '/api/login', { body: { email, password } })).body['token']);
  }
}

/** The file of a calendar is its secret and an ending. */
function nameParameters(path: string): string {
  return path.replace(/:file\{.+\}$/, '{secret}.ics').replaceAll(/:(\w+)/g, '{$1}');
}
