import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findOwnPath } from './find-own-path.ts';

const page = 'https://waymark.example/ai';

test('findOwnPath(address, page) gives the path of our own addresses in every spelling', () => {
  const ours = {
    '/language/python#lists': '/language/python#lists',
    'https://waymark.example/favicon.svg?v=1': '/favicon.svg?v=1',
    '//waymark.example/about': '/about',
    '#lists': '/ai#lists',
  };
  for (const [address, path] of Object.entries(ours)) assert.equal(findOwnPath(address, page), path);
});

test('findOwnPath(address, page) gives null for other hosts and invalid addresses', () => {
  const others = [
    'https://example.com/spy.png',
    '//example.com/spy.png',
    String.raw`/\example.com/spy.png`,
    'http://waymark.example/favicon.svg',
    'https://waymark.example.com/',
    'data:image/png;base64,AAAA',
    'https://',
  ];
  for (const address of others) assert.equal(findOwnPath(address, page), null, address);
});
