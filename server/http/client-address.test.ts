import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findClientAddress, nameSubscriber } from './client-address.ts';

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
