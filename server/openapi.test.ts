import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'zod';

import { openBothApps } from '../tests/databases/apps.ts';

const documentShape = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.unknown().optional() }))),
});

for (const { kind, app, send } of await openBothApps()) {
  const { paths } = documentShape.parse((await send('GET', '/openapi.json')).body);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, 'some-$1'),
      hasBody: requestBody !== undefined,
    })),
  );

  test(`GET /openapi.json on ${kind} describes every call that there is`, () => {
    const answered = app.routes.filter(({ method, path }) => method !== 'ALL' && /^\/(api|ai)\//.test(path));
    const names = answered.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    assert.deepEqual(new Set(calls.map(({ name }) => name)), new Set(names));
    assert.ok(calls.length >= 12);
  });

  for (const { name, method, path } of calls.filter((call) => call.hasBody)) {
    test(`${name} on ${kind} takes only JSON, whole and of a bounded size`, async () => {
      const token = await logInSomebody();
      const status = async (type: string, body: string) => {
        const answer = await send(method, path, { token, body, headers: { 'content-type': type } });
        assert.equal(answer.body['success'], false);
        assert.equal(typeof answer.body['message'], 'string');
        return answer.status;
      };
      assert.equal(await status('text/plain', '{}'), 415);
      assert.equal(await status('application/json', '{'), 400);
      assert.equal(await status('application/json', '[]'), 400);
      assert.equal(await status('application/json', `{"x":"${'x'.repeat(65_536)}"}`), 413);
    });
  }

  async function logInSomebody(): Promise<string> {
    const email = `${kind}@example.com`;
    const password = 'Secret12!';
    await send('POST', '/api/signup', { body: { name: 'Ada', email, password, confirmpassword: password } });
    return String((await send('POST', '/api/login', { body: { email, password } })).body['token']);
  }
}
