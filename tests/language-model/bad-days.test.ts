import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { askApp, assertSafe, openScenes, shortLimits, slowScenes } from './open-scenes.ts';
import { planScenes, scenes } from './scenes.ts';

const endings: Readonly<Record<string, RegExp>> = {
  'headers only': /did not answer in time/,
  never: /did not answer in time/,
  stall: /did not answer in time/,
  'keep-alive for ever': /did not answer in time/,
  drip: /did not answer in time/,
  '429 for long': /too many people are using it/,
  '429 quota': /too many people are using it/,
  '503 html': /could not be reached/,
  '401': /could not be reached/,
  '404': /could not be reached/,
  '200 html': /could not be reached/,
  redirect: /could not be reached/,
  malformed: /could not be reached/,
  'error inside': /could not be reached/,
  cut: /could not be reached|was cut off/,
  reset: /could not be reached/,
  empty: /could not be reached/,
  length: /was cut off/,
  filtered: /was cut off/,
  huge: /could not be reached/,
  'endless line': /could not be reached/,
  'injection obeyed': /strayed from our topics/,
  'instructions repeated': /strayed from our topics/,
  'unknown topics': /strayed from our topics/,
  'insulting in every sentence': /strayed from our topics/,
  'endless word': /strayed from our topics/,
  'far too long': /strayed from our topics/,
};
/** Broken connections and server errors are worth a retry. */
const askedTwice = new Set([
  '429 then ok',
  '500 then ok',
  '503 html',
  'redirect',
  'cut',
  'reset',
  'endless line',
]);

const { services, appFor, countCalls } = await openScenes();
const { pages } = await services.library();

describe('a reply while the model has a bad day', () => {
  for (const scene of Object.keys(scenes).filter((name) => !(name in planScenes))) {
    test(`${scene}: a safe and complete reply in time`, async () => {
      const start = performance.now();
      const { status, letter, source } = await askApp(appFor(scene));
      assert.ok(!slowScenes.has(scene) || performance.now() - start < shortLimits.whole + 5000);
      assert.equal(status, 200);
      assert.match(letter, /^Hello Zerubbabel,/);
      assert.match(letter, /\*\*Try it\.\*\*/);
      assertSafe(letter, pages);
      const ending = endings[scene];
      assert.equal(source, ending ? 'engine' : 'model', letter.slice(-200));
      assert.match(letter, ending ?? /\(A language model worded parts of this reply\. It can be wrong\.\)$/);
      assert.equal(countCalls(scene), askedTwice.has(scene) ? 2 : 1);
    });
  }

  for (const [scene, { expected }] of Object.entries(planScenes)) {
    test(`${scene}: the engine's days, topics and minutes stay`, async () => {
      const { letter, source } = await askApp(appFor(scene), { problem: 'make me a plan' });
      const days = [...letter.matchAll(/^\*\*Day (\d+)\*\*/gm)].map(([, day]) => Number(day));
      assert.deepEqual(days, [1, 2, 3, 4, 5]);
      assertSafe(letter, pages);
      assert.equal(source, expected ? 'model' : 'engine');
      if (expected) assert.match(letter, expected);
      assert.doesNotMatch(letter, /day 9|9 weeks|300 minutes|two weeks/);
    });
  }
});
