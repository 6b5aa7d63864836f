import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listRareWords } from './list-rare-words.ts';

test('listRareWords(described) gives the words of each text that nothing else of its entry has', () => {
  const given = [
    { text: 'Read highWaterMark of the readable stream.', known: 'Streams . read a file' },
    { text: 'A stream ends with an event.', known: 'Pipelines' },
  ];
  const [first = '', second = ''] = listRareWords(given).map((words) => words.split(' '));
  assert.ok(first.includes('highwatermark'));
  for (const word of ['read', 'stream', 'the', 'of']) assert.ok(!first.includes(word), word);
  assert.deepEqual(second, ['stream', 'ends', 'with', 'event']);
});

test('listRareWords(described) leaves out words that many texts have', () => {
  const given = Array.from({ length: 31 }, (_, at) => ({ text: `function number${at}`, known: '' }));
  assert.ok(listRareWords(given).every((words) => !words.split(' ').includes('function')));
});
