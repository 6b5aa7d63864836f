import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeFileHeaders } from './frame-headers.ts';
import { makeSecurityHeaders } from './security-headers.ts';

const config = { publicUrl: 'https://waymark.example' };
const headersOf = makeFileHeaders(config);

function readPolicy(name: string): Map<string | undefined, string> {
  const rules = (headersOf(name)['Content-Security-Policy'] ?? '').split('; ');
  return new Map(rules.map((rule) => [rule.split(' ')[0], rule]));
}

test('makeFileHeaders(config) gives every file that is no frame the headers of the site', () => {
  for (const name of ['index.html', 'language/python.html', 'assets/client.js', 'frame/other.html', ''])
    assert.deepEqual(headersOf(name), makeSecurityHeaders(config), name);
});

for (const [name, sandbox] of [
  ['frame/runner.html', 'sandbox allow-scripts'],
  ['frame/preview.html', 'sandbox allow-scripts allow-forms'],
] as const) {
  test(`makeFileHeaders(config) keeps ${name} apart from the site, and from any network`, () => {
    const policy = readPolicy(name);
    assert.equal(policy.get('sandbox'), sandbox);
    assert.equal(policy.get('default-src'), "default-src 'none'");
    assert.equal(policy.get('connect-src'), 'connect-src blob: data:');
    assert.equal(policy.get('form-action'), "form-action 'none'");
    assert.equal(policy.get('frame-ancestors'), "frame-ancestors 'self'");
    assert.doesNotMatch([...policy.values()].join(' '), /https?:|\*|allow-same-origin|script-src 'self'/);
    assert.equal(headersOf(name)['X-Frame-Options'], undefined);
    assert.equal(headersOf(name)['Referrer-Policy'], 'no-referrer');
  });
}

test('makeFileHeaders(config) lets only the runner start workers', () => {
  assert.equal(readPolicy('frame/runner.html').get('worker-src'), 'worker-src blob:');
  assert.equal(readPolicy('frame/preview.html').get('worker-src'), "worker-src 'none'");
});
