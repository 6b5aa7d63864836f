import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { openBothApps } from '../tests/databases/apps.ts';
import { makeLearner } from '../tests/databases/learner.ts';
import { bodiesByCall, makeBadBodies } from '../tests/bad-input/bad-bodies.ts';
import { checkAnswer } from '../tests/bad-input/check-answer.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 150);

for (const app of await openBothApps({ RATE_LIMIT: 'off' })) {
  const { kind, send } = app;

  for (const [method, path, body] of bodiesByCall) {
    test(`${method} ${path} on ${kind} answers any body without a server error`, async () => {
      const { token } = await makeLearner(app);
      const sends = fc.asyncProperty(makeBadBodies(body), async ({ type, text }) => {
        const answer = await send(method, path, { token, body: text, headers: { 'content-type': type } });
        checkAnswer(answer);
        if (type !== 'application/json') assert.equal(answer.status, 415);
      });
      await fc.assert(sends, { numRuns });
    });
  }

  test(`any path, token and query on ${kind} is answered without a server error`, async () => {
    const { token } = await makeLearner(app);
    const segment = fc.oneof(
      fc.constantFrom('%00', '%', "'", '%ff', '\ud800', '<script>', 'x'.repeat(5000)),
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    // What a path means without this segment is a page's address, and no call.
    const named = segment.filter((text) => !/^\.{0,2}$/.test(text));
    const tokens = fc.oneof(fc.constant(token), fc.string());
    const methods = fc.constantFrom('GET', 'POST', 'DELETE', 'PATCH', 'PUT', 'OPTIONS');
    const paths = fc.tuple(fc.constantFrom('/api/', '/api/sessions/', '/ai/', '/api/me?'), named);
    const sends = fc.asyncProperty(methods, paths, tokens, async (method, [start, end], sent) => {
      fc.pre(/^[\x20-\x7e]*$/.test(sent));
      checkAnswer(await send(method, start + end, { token: sent }));
    });
    await fc.assert(sends, { numRuns: numRuns * 2 });
  });
}
