import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

const truck =
  'menu for a food truck that opens on a qr code, vegan filter, sold out stickers i can switch myself between customers';

test('a thing that is described by what it has to do gets a plan, which says how each part is made', () => {
  const reply = askSample({ language: 'Bootstrap', days: 14, problem: truck });
  assert.match(reply, /I understood: a plan/);
  assert.match(reply, /\*\*What yours has to do:\*\*/);
  assert.match(reply, /\*\*A QR code that leads to the page\.\*\*/);
  assert.match(reply, /comes on day \d+\./);
});

test('a part is taught by a topic of the technology that was chosen', () => {
  const problem =
    'a game where my hamster is steered with the arrow keys, with enemies, lives and points for my son';
  const reply = askSample({ language: 'Vue', days: 30, problem });
  const line = /\*\*A figure that is steered[^\n]*/.exec(reply)?.[0] ?? '';
  assert.match(line, /\/language\/vue#/);
  assert.doesNotMatch(line, /\/language\/react#/);
});

test('a plan for no thing of their own names no parts', () => {
  const reply = askSample({ language: 'Python', days: 14, problem: 'make me a plan for Python' });
  assert.doesNotMatch(reply, /What yours has to do/);
});
