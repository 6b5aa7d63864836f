import fc from 'fast-check';

import { startServer } from './support/processes.ts';

/** Ten thousand generated bad bodies: no answer may be a 5xx, and every refusal must have a message. */
const calls = ['/api/signup', '/api/login', '/ai/ans', '/api/password/forgot', '/api/password/reset'];
const fields = [
  'name',
  'email',
  'password',
  'confirmpassword',
  'age',
  'level',
  'days',
  'language',
  'problem',
  'token',
];
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt().map(Number),
  fc.jsonValue(),
  fc.constantFrom('\u0000', '\uD800', '<script>', '__proto__', 'Infinity', '-1', '1e9', ' '.repeat(9000)),
);
const record = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), value);
const body = fc.oneof(
  record.map((it) => JSON.stringify(it)),
  fc.json(),
  fc.string(),
  record.map((it) => JSON.stringify(it).slice(0, -1)),
  fc.constantFrom('', 'null', '[]', '{"name":', 'x'.repeat(70_000), '{"__proto__":{"name":"x"}}'),
);
const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  '',
);
const bad = fc.record({ call: fc.constantFrom(...calls), body, type });

const server = await startServer(43_206);
const statuses = new Map<number, number>();
const faults: string[] = [];
for (const sent of fc.sample(bad, 10_000)) {
  const headers: Record<string, string> = sent.type ? { 'content-type': sent.type } : {};
  const answer = await fetch(server.url + sent.call, { method: 'POST', headers, body: sent.body });
  const text = await answer.text();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const silent = answer.status >= 400 && !/"message":"[^"]/.test(text);
  if (answer.status >= 500 || silent) faults.push(`${answer.status} ${sent.call} ${sent.body.slice(0, 200)}`);
}
await server.stop();
console.info('bad bodies by status:', Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
for (const fault of faults) console.error(fault);
console.info(`bad bodies with a wrong answer: ${faults.length} of 10000`);
process.exitCode = faults.length === 0 ? 0 : 1;
