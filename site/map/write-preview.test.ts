import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writePreview } from './write-preview.ts';

const node = (slug: string, y: number) => ({
  slug,
  x: 10,
  y,
  width: 100,
  height: 40,
  lines: [slug],
  notes: [],
});
const picture = {
  width: 400,
  height: 900,
  trail: 'M0 0V900',
  bands: [{ lines: ['First'], y: 0, nodes: [node('start', 20), node('goal', 120), node('late', 700)] }],
  edges: [
    { from: 'start', to: 'goal', line: 'M60 60V120' },
    { from: 'late', to: 'later', line: 'M60 740V800' },
  ],
};

test('writePreview(picture) has the boxes and lines of the beginning, and no words', () => {
  const markup = writePreview(picture);
  assert.match(markup, /^<svg xmlns="[^"]+" viewBox="0 0 400 200" width="400" height="200"/);
  assert.match(markup, /M10 20h100v40h-100z/);
  assert.ok(markup.includes('M60 60V120'));
  assert.ok(!markup.includes('700') && !markup.includes('M60 740') && !markup.includes('goal'));
});
