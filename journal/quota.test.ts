import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleEvent } from './testing/example-event.ts';
import { journalLimits } from './event/limits.ts';
import { countEvents, findExcess } from './quota.ts';

const done = exampleEvent(1, { kind: 'topic-done', technology: 'python', topic: 'lists' });
const undo = exampleEvent(2, { kind: 'undo', event: done.id });

test('countEvents counts all events, those of each technology, and their length', () => {
  const { total, byTechnology, characters } = countEvents([done, undo, done]);
  assert.deepEqual([total, [...byTechnology]], [3, [['python', 2]]]);
  assert.equal(characters, JSON.stringify([done, undo, done]).length - '[,,]'.length);
});

test('findExcess says which of the limits a journal is beyond', () => {
  const full = { total: journalLimits.events, characters: journalLimits.characters, byTechnology: new Map() };
  assert.equal(findExcess(full), null);
  assert.match(findExcess({ ...full, total: full.total + 1 }) ?? '', /events, not 50001/);
  assert.match(findExcess({ ...full, characters: full.characters + 1 }) ?? '', /characters, not 16000001/);
  const most = new Map([['git', journalLimits.eventsATechnology]]);
  assert.equal(findExcess({ ...full, byTechnology: most }), null);
  const byTechnology = new Map([['git', journalLimits.eventsATechnology + 1]]);
  assert.match(findExcess({ ...full, byTechnology }) ?? '', /events of git/);
});
