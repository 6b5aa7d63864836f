import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeSecurityHeaders } from './security-headers.ts';

const headers = makeSecurityHeaders({ publicUrl: 'https://waymark.example' });

test('makeSecurityHeaders(config) lets a page run and style with our own files alone', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  assert.equal(rules.get('default-src'), "default-src 'none'");
  assert.equal(rules.get('script-src'), "script-src 'self'");
  assert.equal(rules.get('style-src'), "style-src 'self'");
  assert.equal(rules.get('require-trusted-types-for'), "require-trusted-types-for 'script'");
  assert.doesNotMatch(policy, /unsafe|nonce|sha\d+|https?:|\*/);
});

test('makeSecurityHeaders(config) tells browsers to come by https only where learners do', () => {
  assert.match(headers['Strict-Transport-Security'] ?? '', /^max-age=\d{8};/);
  const plain = makeSecurityHeaders({ publicUrl: 'http://localhost:3000' });
  assert.equal(plain['Strict-Transport-Security'], undefined);
});

test('makeSecurityHeaders(config) holds the other headers', () => {
  assert.equal(headers['X-Content-Type-Options'], 'nosniff');
  assert.equal(headers['Referrer-Policy'], 'no-referrer');
  assert.equal(headers['Cross-Origin-Opener-Policy'], 'same-origin');
  assert.equal(headers['Cross-Origin-Resource-Policy'], 'same-origin');
  assert.match(headers['Permissions-Policy'] ?? '', /camera=\(\)/);
});
