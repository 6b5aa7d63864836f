import fc from 'fast-check';

import { bodiesByCall, makeBadBodies } from '../../bad-input/bad-bodies.ts';
import { checkAnswer } from '../../bad-input/check-answer.ts';
import { openBothApps } from '../../databases/apps.ts';
import { makeLearner } from '../../databases/learner.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

const bodies = bodiesByCall.map(([method, path, body]) =>
  fc.record({ method: fc.constant(method), path: fc.constant(path), sent: makeBadBodies(body) }),
);
const segment = fc
  .oneof(
    fc.constantFrom(
      '%00',
      '%',
      "'",
      '%ff',
      '<script>',
      'x'.repeat(5000),
      '..%2f',
      ';',
      'export',
      'history',
      'sessions',
    ),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  .filter((text) => !/^\.{0,2}$/.test(text));
const addresses = fc
  .tuple(
    fc.constantFrom(
      '/api/',
      '/api/me/',
      '/api/me?',
      '/api/sessions/',
      '/api/history?',
      '/api/calendar?',
      '/ai/',
    ),
    segment,
  )
  .map((parts) => parts.join(''));
const anywhere = fc.record({
  method: fc.constantFrom('GET', 'POST', 'DELETE', 'PATCH', 'PUT', 'OPTIONS'),
  path: fc.oneof(
    addresses,
    fc.constantFrom('/api/me', '/api/me/export', '/api/sessions', '/api/history', '/api/calendar'),
  ),
  sent: fc.constant(undefined),
});
const header = fc
  .oneof(fc.string({ maxLength: 40 }), fc.string({ minLength: 1000, maxLength: 6000 }))
  .map((text) => text.replaceAll(/[^\x20-\x7e]/g, 'a'));
const cases = fc.record({
  call: fc.oneof({ weight: 12, arbitrary: fc.oneof(...bodies) }, { weight: 3, arbitrary: anywhere }),
  headers: fc.dictionary(
    fc.constantFrom('accept', 'x-forwarded-for', 'x-request-id', 'if-none-match', 'accept-language', 'range'),
    header,
    { noNullPrototype: true },
  ),
  foreign: fc.option(header, { freq: 9 }),
});

/** Every call, with bodies, addresses, headers and tokens that no page sends. */
export async function tryCalls(kind: 'SQLite' | 'PostgreSQL'): Promise<GeneratedTrial> {
  const app = (await openBothApps({ RATE_LIMIT: 'off' })).find((one) => one.kind === kind);
  if (!app) throw new Error(`There is no ${kind}.`);
  const { token } = await makeLearner(app);
  // What is loaded with the first call takes seconds.
  for (const [method, path, body] of bodiesByCall) await app.send(method, path, { body });
  return makeGeneratedTrial(cases, async ({ call: { method, path, sent }, headers, foreign }) => {
    const body = sent && {
      body: sent.text,
      headers: { ...headers, accept: 'application/json', 'content-type': sent.type },
    };
    checkAnswer(await app.send(method, path, { token: foreign ?? token, headers, ...body }));
  });
}
