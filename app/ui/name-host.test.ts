import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameHost } from './name-host.ts';

test('nameHost(url) leaves out what tells nothing', () => {
  assert.equal(nameHost('https://www.w3schools.com/html/html_intro.asp'), 'w3schools.com');
  assert.equal(nameHost('https://developer.mozilla.org/en-US/docs/Web#www.'), 'developer.mozilla.org');
  assert.equal(nameHost('http://localhost:3000/www.'), 'localhost:3000');
});
