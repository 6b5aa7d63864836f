import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody } from '../event/event.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';
import { findNext, findPlace, measureProgress } from './progress.ts';
import type { Rename } from '../renames.ts';

const topics = ['a', 'b', 'c', 'd'].map((slug, index) => ({ slug, minutes: 10 * (index + 1) }));
const git = { slug: 'git', topics };

describe('measureProgress', () => {
  test('counts topics and minutes done', () => {
    const progress = measureProgress(fold('done a', 'done c'), git);
    assert.deepEqual(progress, { done: 2, skipped: 0, total: 4, percent: 50, minutesDone: 40, minutes: 100 });
  });

  test('leaves skipped topics out, so that all is done without them', () => {
    const progress = measureProgress(fold('done a', 'done b', 'done c', 'skipped d'), git);
    assert.deepEqual([progress.percent, progress.total, progress.skipped], [100, 3, 1]);
  });

  test('says 100 only when all is done, and 0 only when nothing is', () => {
    const many = {
      slug: 'git',
      topics: Array.from({ length: 300 }, (_, at) => ({ slug: `t${at}`, minutes: 10 })),
    };
    const all = many.topics.map(({ slug }) => `done ${slug}`);
    assert.equal(measureProgress(fold(...all), many).percent, 100);
    assert.equal(measureProgress(fold(...all.slice(1)), many).percent, 99);
    assert.equal(measureProgress(fold(...all.slice(0, 1)), many).percent, 1);
    assert.equal(measureProgress(fold(), many).percent, 0);
    assert.equal(measureProgress(fold('skipped a'), { slug: 'git', topics: topics.slice(0, 1) }).percent, 0);
  });

  test('does not count a retired topic', () => {
    assert.equal(measureProgress(fold('done a', 'done b', 'done c', 'done d', 'done old'), git).done, 4);
  });
});

describe('findNext', () => {
  test('begins at the start of a roadmap', () => {
    assert.equal(findNext(fold(), git), 'a');
  });

  test('gives the topic that was stopped at, then the next open one after it', () => {
    assert.equal(findNext(fold('started b'), git), 'b');
    assert.equal(findNext(fold('done b'), git), 'c');
    assert.equal(findNext(fold('done b', 'skipped c'), git), 'd');
  });

  test('comes back to what was left open before, and ends when nothing is', () => {
    assert.equal(findNext(fold('done b', 'done c', 'done d'), git), 'a');
    assert.equal(findNext(fold('done a', 'done b', 'done c', 'skipped d'), git), null);
  });

  test('goes on behind the last topic, whatever else was done since', () => {
    assert.equal(findNext(fold('done b', 'done project-1'), git), 'c');
  });

  test('continues with a renamed topic where it is now', () => {
    const renamed = [{ from: 'git/old', to: ['git/c'], since: '2026-01-01' }];
    assert.equal(findNext(foldRenamed(renamed, 'started old'), git), 'c');
  });
});

test('findPlace names the topic worked on last, whatever was starred since', () => {
  assert.equal(findPlace(fold()), null);
  const events = [
    exampleEvent(1, { kind: 'stopped-here', technology: 'git', topic: 'a' }),
    exampleEvent(2, { kind: 'stopped-here', technology: 'css', topic: 'a' }),
    exampleEvent(3, { kind: 'topic-starred', technology: 'git', topic: 'b' }),
  ];
  assert.deepEqual(findPlace(foldJournal(events, { renamed: [] })), { technology: 'css', topic: 'a' });
});

/** Each step is "done", "skipped" or "started" and a slug of Git. */
function fold(...steps: string[]) {
  return foldRenamed([], ...steps);
}

function foldRenamed(renamed: Rename[], ...steps: string[]) {
  const events = steps.map((step, at) => exampleEvent(at / 10, readStep(step)));
  return foldJournal(events, { renamed });
}

function readStep(step: string): EventBody {
  const [word, topic = ''] = step.split(' ');
  const about = { technology: 'git', topic };
  if (word === 'started') return { kind: 'stopped-here', ...about };
  return { kind: word === 'done' ? 'topic-done' : 'topic-skipped', ...about };
}
