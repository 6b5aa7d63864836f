import fc from 'fast-check';

export type BadBody = { readonly type: string; readonly text: string };

const json = 'application/json';
const account = { name: 'Ada', email: 'ada@example.com', password: 'x', confirmpassword: 'y' };

/** Every call with a body, and a valid body whose fields are then broken one at a time. */
export const bodiesByCall: readonly (readonly [method: string, path: string, body: object])[] = [
  ['POST', '/api/signup', account],
  ['POST', '/api/login', { email: '', password: 'x', remember: true }],
  ['PATCH', '/api/me', { name: 'Ada' }],
  ['DELETE', '/api/me', { password: 'x' }],
  ['POST', '/api/password/forgot', { email: 'nobody' }],
  ['POST', '/api/password/check', { token: 'x' }],
  ['POST', '/api/password/reset', { token: 'x', password: 'x', confirmpassword: 'y' }],
  ['POST', '/api/password/change', { oldpassword: 'x', password: 'x', confirmpassword: 'y' }],
  ['POST', '/api/history', { problem: 'x' }],
  ['POST', '/api/journal', { after: 0, events: [{ id: 'x', kind: 'undo' }] }],
  ['PUT', '/api/calendar', { clock: '18:00', zone: 'Europe/Berlin' }],
  ['POST', '/api/link-reports', { url: 'https://docs.example.org/page' }],
  ['POST', '/ai/ans', { name: 'Ada', age: 20, level: 'option2', days: 3, language: 'Python', problem: 'x' }],
];

const spoiled = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    0.1,
    [],
    {},
    [[[]]],
    '',
    ' ',
    '\0',
    'a\u0000b',
    '\ud800',
    '\u0085',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table accounts; --",
  ),
  fc.integer({ min: 90, max: 70_000 }).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
);

const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '<b>', '\0', '');

/** Bodies with one fault or many. */
export function makeBadBodies(body: object): fc.Arbitrary<BadBody> {
  const text = JSON.stringify(body);
  const fields = fc.constantFrom(...Object.keys(body));
  const oneSpoiled = fc
    .tuple(fields, spoiled)
    .map(([field, value]) => JSON.stringify({ ...body, [field]: value }));
  const withKey = fc.tuple(keys, spoiled).map(([key, value]) => {
    return `${text.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`;
  });
  const cut = fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length));
  const deep = fc
    .integer({ min: 5, max: 20_000 })
    .map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const texts = fc.oneof(
    { weight: 4, arbitrary: oneSpoiled },
    { weight: 2, arbitrary: withKey },
    fc.oneof(cut, deep, fc.json(), fc.string({ unit: 'binary' })),
  );
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant(json) },
    fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', `${json}; charset=utf-16`),
  );
  return fc.record({ type: types, text: texts });
}
