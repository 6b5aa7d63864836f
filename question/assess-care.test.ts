import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadHeldLines, needsCare } from '#lexicon/care/load-lines.ts';
import { makeNames } from '../search/query/names.ts';
import { naming } from '../tests/naming.ts';
import { screenMessage } from './care/screen-message.ts';
import { assessCare } from './assess-care.ts';

const index = { names: makeNames(naming) };
const held = await loadHeldLines();

test('assessCare() misses next to none of those that the words alone would have heard', () => {
  const heard = held.filter((line) => needsCare(line) && screenMessage(line.text).care !== 'none');
  const missed = heard.filter(({ text }) => assessCare(index, text).care === 'none');
  assert.ok(missed.length <= heard.length / 100, missed.map(({ text }) => text).join('\n'));
});

test('assessCare() lets pass what only sounds sad', () => {
  const messages = [
    'My screen keeps asking the server again and again, hundreds of times, since I put the loading inside useEffect',
    'one crowded chart with 14 countries... i would rather have 14 little ones side by side',
    'can i leave a note to myself inside a .json file',
    "Main.java:5: error: ';' expected\n    int x = 3\n             ^\nwas will der von mir",
  ];
  for (const message of messages) assert.equal(assessCare(index, message).care, 'none', message);
});

test('assessCare() never hears more than the words say, and never loses a trouble that they name', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom(...held.map(({ text }) => text)));
  fc.assert(
    fc.property(texts, (text) => {
      const [heard, weighed] = [screenMessage(text), assessCare(index, text)];
      if (heard.care === 'none' || heard.trouble !== null) assert.deepEqual(weighed, heard);
      else assert.ok(weighed.care === 'none' || weighed.care === heard.care);
    }),
  );
});
