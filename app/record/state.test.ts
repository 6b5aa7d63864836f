import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JournalEvent } from '#journal/event/event.ts';
import { makeStamp, makeId } from '#journal/event/stamp.ts';

Object.assign(globalThis, { renamedTopics: [] });
const { readJournal, recordStore, take } = await import('./state.ts');
const initial = recordStore.get();

/** The status that pages see after each step, from the start. */
function walk(...steps: readonly Parameters<typeof take>[0][]) {
  recordStore.set(initial);
  return steps.map((step) => {
    take(step);
    return readJournal().status;
  });
}

function makeDone(topic: string): JournalEvent {
  const now = Date.now();
  const id = makeId(now, crypto.getRandomValues(new Uint8Array(10)));
  return {
    ...makeStamp(id, { device: 'phone', now, offset: 0 }),
    kind: 'topic-done',
    technology: 'python',
    topic,
  };
}

const [lists, strings] = [makeDone('lists'), makeDone('strings')];

test('take(step) leads from loading to ready, or to the reason why the disk was not read', () => {
  assert.deepEqual(walk({ kind: 'disk-read', events: [] }), ['ready']);
  assert.deepEqual(walk({ kind: 'disk-failed', disk: 'blocked' }), ['blocked']);
  assert.deepEqual(walk({ kind: 'disk-failed', disk: 'unreadable' }, { kind: 'disk-read', events: [] }), [
    'unreadable',
    'ready',
  ]);
});

test('take(step) shows a refusal until the refused events are stored, even during another attempt', () => {
  const group = [lists];
  const statuses = walk(
    { kind: 'disk-read', events: [] },
    { kind: 'storing', group },
    { kind: 'recorded', events: group },
    { kind: 'refused', group, reason: 'full' },
    { kind: 'storing', group },
    { kind: 'stored', group },
  );
  assert.deepEqual(statuses, ['ready', 'ready', 'ready', 'full', 'full', 'ready']);
});

test('take(step) still shows what is not stored after the disk is read', () => {
  walk({ kind: 'storing', group: [lists] }, { kind: 'disk-read', events: [strings] });
  assert.deepEqual(new Set(readJournal().events), new Set([lists, strings]));
});

test('take(step) opens an account only with another session once it is closing', () => {
  const accounts = ['ada', 'closing', 'ada', null, 'ada'].map((token) => {
    take(token === 'closing' ? { kind: 'closing', token: 'ada' } : { kind: 'session', token });
    return recordStore.get().account.status;
  });
  assert.deepEqual(accounts, ['open', 'closing', 'closing', 'signed-out', 'open']);
});
