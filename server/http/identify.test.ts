import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';
import { pino } from 'pino';

import { readConfig } from '../config.ts';
import { findClientAddress, identifyRequest, nameSubscriber } from './identify.ts';
import { makeRoutes } from './routes.ts';

/** An app that answers the address it found, and the lines of its log. */
function makeApp(trustedProxies: number) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const app = makeRoutes();
  app.use(identifyRequest({ config: { ...readConfig({}), trustedProxies }, log }));
  app.get('/', (call) => call.json({ address: call.get('address'), id: call.get('id') }));
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.request('/', { headers }, { socketAddress: '192.0.2.1' });
    const { address, id } = Object(await answer.json());
    assert.equal(answer.headers.get('x-request-id'), id);
    return { address: String(address), id: String(id) };
  };
  return { lines, ask };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test('identifyRequest(…) accepts an id and an address from a trusted proxy', async () => {
  const { ask, lines } = makeApp(1);
  const forwarded = { 'x-request-id': 'abc_DEF-123', 'x-forwarded-for': '203.0.113.9' };
  assert.deepEqual(await ask(forwarded), { address: '203.0.113.9', id: 'abc_DEF-123' });
  assert.deepEqual(lines, []);
});

test('identifyRequest(…) makes its own id if the proxy sends no valid one', async () => {
  const { ask } = makeApp(1);
  for (const id of ['short', 'with space here', 'x'.repeat(65), 'quote"quote']) {
    assert.match((await ask({ 'x-request-id': id })).id, uuid, id);
  }
});

test('identifyRequest(…) trusts no header without a trusted proxy, and warns once', async () => {
  const { ask, lines } = makeApp(0);
  for (let time = 0; time < 2; time += 1) {
    const forwarded = { 'x-request-id': 'abc_DEF-123', 'x-forwarded-for': '203.0.113.9' };
    const { address, id } = await ask(forwarded);
    assert.equal(address, '192.0.2.1');
    assert.match(id, uuid);
  }
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /TRUSTED_PROXIES is 0/);
});

test('findClientAddress(socket, forwarded, 0) trusts only the socket', () => {
  assert.equal(findClientAddress('::ffff:192.0.2.1', '198.51.100.1', 0), '192.0.2.1');
  assert.equal(findClientAddress('2001:DB8::1', undefined, 0), '2001:db8::1');
});

test('findClientAddress(socket, forwarded, n) trusts the entry of the n-th proxy', () => {
  const forwarded = '203.0.113.66, 198.51.100.1, 10.0.0.2';
  assert.equal(findClientAddress('10.0.0.1', forwarded, 1), '10.0.0.2');
  assert.equal(findClientAddress('10.0.0.1', forwarded, 2), '198.51.100.1');
  assert.equal(findClientAddress('10.0.0.1', '198.51.100.1', 2), '198.51.100.1');
});

test('findClientAddress(socket, forwarded, n) reads ports, brackets and zones', () => {
  assert.equal(findClientAddress('10.0.0.1', '198.51.100.1:4711', 1), '198.51.100.1');
  assert.equal(findClientAddress('10.0.0.1', '[2001:db8::5]:443', 1), '2001:db8::5');
  assert.equal(findClientAddress('10.0.0.1', 'fe80::1%eth0', 1), 'fe80::1');
});

test('findClientAddress(socket, forwarded, n) uses the socket if the header has no address', () => {
  fc.assert(
    fc.property(fc.string(), (forwarded) => {
      fc.pre(!/[\d:]/.test(forwarded));
      assert.equal(findClientAddress('10.0.0.1', forwarded, 1), '10.0.0.1');
    }),
  );
});

test('nameSubscriber(address) is the address in IPv4 and the /64 network in IPv6', () => {
  assert.equal(nameSubscriber('192.0.2.1'), '192.0.2.1');
  assert.equal(nameSubscriber('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(nameSubscriber('2001:db8:0001:2::6'), '2001:db8:1:2::/64');
  assert.equal(nameSubscriber('2001:db8::6'), '2001:db8::/64');
  assert.equal(nameSubscriber('::1'), '::/64');
  assert.equal(nameSubscriber('unknown'), 'unknown');
});
