import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { EventBody } from '../event/event.ts';
import { exampleEvent } from '../testing/example-event.ts';
import { foldJournal } from './fold.ts';
import type { Rename } from '../renames.ts';

const lists = { technology: 'python', topic: 'lists' };
const tuples = { technology: 'python', topic: 'tuples' };
const change = { plan: 'mine', ...lists };
const saved: EventBody = {
  kind: 'plan-saved',
  plan: 'mine',
  title: 'Python in ten days',
  starts: '2026-11-23',
  request: { days: 10 },
  days: [['python/lists']],
};

describe('the plans of a journal', () => {
  test('hold what was saved, with every change since', () => {
    const plan = foldPlan([
      saved,
      { kind: 'plan-moved', ...change, day: 4 },
      { kind: 'plan-locked', ...change, locked: true },
      { kind: 'plan-dropped', ...change, ...tuples, dropped: true },
      { kind: 'plan-swapped', ...change, other: tuples },
    ]);
    assert.deepEqual([plan?.title, plan?.starts, plan?.days], [saved.title, '2026-11-23', saved.days]);
    assert.deepEqual([...(plan?.moved ?? [])], [['python/lists', 4]]);
    assert.deepEqual([...(plan?.locked ?? [])], ['python/lists']);
    assert.deepEqual([...(plan?.dropped ?? [])], ['python/tuples']);
    assert.deepEqual([...(plan?.swapped ?? [])], [['python/lists', 'python/tuples']]);
  });

  test('hold the work of their days through a new layout, until it is open again', () => {
    const work = { plan: 'mine', day: 3, work: 'exercise', about: [lists, tuples] };
    const done: EventBody = { kind: 'plan-work-done', ...work };
    const other: EventBody = { ...done, day: 4 };
    const worked = (...events: EventBody[]) => [...(foldPlan([saved, ...events])?.worked.values() ?? [])];
    const finished = { day: 3, work: 'exercise', about: ['python/lists', 'python/tuples'] };
    assert.deepEqual(worked(done, done, { ...saved, days: [] }), [finished]);
    assert.deepEqual(worked(done, other, { ...other, kind: 'plan-work-undone' }), [finished]);
    assert.deepEqual(worked(done, { ...done, kind: 'plan-work-undone', about: [tuples, lists] }), []);
  });

  test('follow the topics of their work to where they are now', () => {
    const done: EventBody = {
      kind: 'plan-work-done',
      plan: 'mine',
      day: 3,
      work: 'question',
      about: [lists],
    };
    const renamed = [{ from: 'python/lists', to: ['python/sequences'], since: '2026-11-24' }];
    const [work] = foldPlan([saved, done], renamed)?.worked.values() ?? [];
    assert.deepEqual(work?.about, ['python/sequences']);
  });

  test('keep locks and drops through a new layout, which places the topics again', () => {
    const plan = foldPlan([
      saved,
      { kind: 'plan-moved', ...change, day: 4 },
      { kind: 'plan-locked', ...change, locked: true },
      { ...saved, days: [] },
    ]);
    assert.deepEqual([plan?.days, plan?.moved.size, plan?.locked.size], [[], 0, 1]);
  });

  test('unlock and take back what was locked and dropped', () => {
    const plan = foldPlan([
      saved,
      { kind: 'plan-locked', ...change, locked: true },
      { kind: 'plan-dropped', ...change, dropped: true },
      { kind: 'plan-locked', ...change, locked: false },
      { kind: 'plan-dropped', ...change, dropped: false },
    ]);
    assert.deepEqual([plan?.locked.size, plan?.dropped.size], [0, 0]);
  });

  test('are gone when removed, and back when that is undone', () => {
    const removed: EventBody = { kind: 'plan-removed', plan: 'mine' };
    assert.equal(foldPlan([saved, removed]), undefined);
    const undo: EventBody = { kind: 'undo', event: exampleEvent(1, removed).id };
    assert.equal(foldPlan([saved, removed, undo])?.title, 'Python in ten days');
  });

  test('follow a topic to its new name', () => {
    const renamed = [{ from: 'python/lists', to: ['python/sequences'], since: '2026-11-22' }];
    const plan = foldPlan([saved, { kind: 'plan-locked', ...change, locked: true }], renamed);
    assert.deepEqual([...(plan?.locked ?? [])], ['python/sequences']);
  });
});

function foldPlan(bodies: EventBody[], renamed: Rename[] = []) {
  const events = bodies.map((body, hour) => exampleEvent(hour, body));
  return foldJournal(events, { renamed }).plans.get('mine');
}
