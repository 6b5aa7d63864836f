import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeSecurityHeaders } from './security-headers.ts';

const headers = makeSecurityHeaders({ publicUrl: 'https://waymark.example' });

test('makeSecurityHeaders(config) allows only our own scripts and styles', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  assert.equal(rules.get('default-src'), "default-src 'none'");
  assert.equal(rules.get('script-src'), "script-src 'self'");
  assert.equal(rules.get('style-src'), "style-src 'self'");
  assert.equal(rules.get('require-trusted-types-for'), "require-trusted-types-for 'script'");
  assert.doesNotMatch(policy, /unsafe|nonce|sha\d+|https?:|\*/);
});

test('makeSecurityHeaders(config) requires https only on an https site', () => {
  assert.match(headers['Strict-Transport-Security'] ?? '', /^max-age=\d{8};/);
  const plain = makeSecurityHeaders({ publicUrl: 'http://localhost:3000' });
  assert.equal(plain['Strict-Transport-Security'], undefined);
});

test('makeSecurityHeaders(config) contains these headers and no others', () => {
  const { 'Content-Security-Policy': policy, ...others } = headers;
  assert.equal(policy?.split('; ').length, 14);
  assert.deepEqual(others, {
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});
