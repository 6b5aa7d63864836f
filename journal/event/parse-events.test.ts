import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvent, runs } from '../testing/arbitrary.ts';
import { exampleEvent } from '../testing/example-event.ts';
import type { JournalEvent } from './event.ts';
import { journalLimits } from './limits.ts';
import { isEvent, parseEvents } from './parse-events.ts';

const done = exampleEvent(1, { kind: 'topic-done', technology: 'python', topic: 'lists' });
const noted = exampleEvent(1, { kind: 'note-written', technology: 'python', topic: 'lists', text: '' });
const linked = exampleEvent(1, {
  kind: 'link-read',
  technology: 'c',
  topic: 'loops',
  url: 'https://example.org/',
});
const chosen = exampleEvent(1, { kind: 'setting-chosen', name: 'pace', value: [1, { a: null }] });
const started = exampleEvent(1, { kind: 'topic-started', technology: 'c', topic: 'loops', parts: 0 });
const loops = { technology: 'c', topic: 'loops' };
const worked = exampleEvent(1, {
  kind: 'plan-work-done',
  plan: 'mine',
  day: 1,
  work: 'project',
  about: [loops],
});
const moved = exampleEvent(1, { kind: 'plan-moved', plan: 'mine', technology: 'c', topic: 'loops', day: 1 });

describe('parseEvents', () => {
  test('takes every event that a device can make', () => {
    fc.assert(
      fc.property(arbitraryEvent, (event) => {
        assert.deepEqual(parseEvents([event]), { events: [event] });
      }),
      runs,
    );
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, id) => {
        assert.ok('problem' in parseEvents([value]));
        assert.ok('problem' in parseEvents([{ ...done, id }]));
      }),
      runs,
    );
  });

  test('says which event is wrong, and in what', () => {
    assert.deepEqual(parseEvents([done, { ...done, at: 'yesterday' }]), {
      problem: 'Event 2: its at is missing, malformed or too long.',
    });
    assert.deepEqual(parseEvents([{ ...done, kind: 'topic-dreamt' }]), {
      problem: 'Event 1: its kind is unknown.',
    });
  });

  const wrong: Readonly<Record<string, unknown>> = {
    'no object': [],
    'no fields': {},
    'a kind that every object inherits': { ...done, kind: 'constructor' },
    'a slug that is none': { ...done, topic: '../etc' },
    'a field that the kind does not know': { ...done, extra: 1 },
    'a field of another kind': { ...done, text: 'x' },
    'a note that is too long': { ...noted, text: 'x'.repeat(journalLimits.note + 1) },
    'a note that no database can hold': { ...noted, text: 'a\u0000b' },
    'half of a character': { ...noted, text: '\ud83d' },
    'a link that a page could run': { ...linked, url: 'javascript:alert(1)' },
    'a link that is too long': {
      ...linked,
      url: `https://example.org/${'x'.repeat(journalLimits.link.url)}`,
    },
    'a link without a host': { ...linked, url: 'https://' },
    'a day that no month has': { ...done, at: '2026-02-30T10:00:00.000+00:00' },
    'a time without its offset': { ...done, at: '2026-02-20T10:00:00.000Z' },
    'a number that JSON writes without its sign': { ...started, parts: -0 },
    'more finished parts than a topic has': { ...started, parts: 101 },
    'part of a finished part': { ...started, parts: 0.5 },
    'a move to the day before the first': { ...moved, day: 0 },
    'a move to a day that no plan has': { ...moved, day: 10_001 },
    'work on more topics than a piece of work has': {
      ...worked,
      about: Array.from({ length: journalLimits.plan.about + 1 }, () => loops),
    },
    'work on what is no list': { ...worked, about: loops },
    'a number that JSON does not know': { ...chosen, value: Number.NaN },
    'a value with a name that reaches a prototype': { ...chosen, value: [{ constructor: 1 }] },
    'a value that is nested too deep': { ...chosen, value: nest(journalLimits.plan.depth + 1) },
    'a value that is too long': { ...chosen, value: 'x'.repeat(journalLimits.setting) },
  };
  for (const [what, value] of Object.entries(wrong))
    test(`refuses ${what}`, () => {
      assert.equal(isEvent(value), false);
    });

  test('takes the first and the last day, and all parts from none to the most', () => {
    for (const day of [1, 10_000]) assert.ok(isEvent({ ...moved, day }));
    for (const parts of [0, 100]) assert.ok(isEvent({ ...started, parts }));
  });

  test('takes a note and a link of the largest size', () => {
    assert.ok(isEvent({ ...noted, text: 'x'.repeat(journalLimits.note) }));
    assert.ok(isEvent({ ...linked, url: 'https://example.org/'.padEnd(journalLimits.link.url, 'x') }));
    assert.ok(isEvent({ ...chosen, value: nest(journalLimits.plan.depth) }));
  });
});

function nest(depth: number): unknown {
  return depth === 0 ? 1 : [nest(depth - 1)];
}

describe('parseEvents takes, in every version, so that devices and servers agree,', () => {
  const address = 'https://example.org/';
  const own = exampleEvent(1, {
    kind: 'own-link-added',
    technology: 'c',
    topic: 'loops',
    url: address,
    title: '',
  });
  const saved = exampleEvent(1, {
    kind: 'plan-saved',
    plan: 'mine',
    title: '',
    starts: '2026-11-23',
    request: {},
    days: '',
  });
  const rows: readonly (readonly [what: string, most: number, make: (size: number) => JournalEvent])[] = [
    ['slugs of 100 characters', 100, (size) => ({ ...done, topic: 'x'.repeat(size) })],
    ['notes of 10,000', 10_000, (size) => ({ ...noted, text: 'x'.repeat(size) })],
    ['addresses of 2,000', 2000, (size) => ({ ...linked, url: address.padEnd(size, 'x') })],
    ['titles of links of 200', 200, (size) => ({ ...own, title: 'x'.repeat(size) })],
    ['titles of plans of 200', 200, (size) => ({ ...saved, title: 'x'.repeat(size) })],
    ['plans of 200,000 with their quotes', 200_000, (size) => ({ ...saved, days: 'x'.repeat(size - 2) })],
    ['settings of 1,000 with their quotes', 1000, (size) => ({ ...chosen, value: 'x'.repeat(size - 2) })],
    ['topics in 100 parts', 100, (parts) => ({ ...started, parts })],
    ['plans of 10,000 days', 10_000, (day) => ({ ...moved, day })],
  ];
  for (const [what, most, make] of rows)
    test(`${what}, and no more`, () => {
      assert.ok(isEvent(make(most)));
      assert.ok(!isEvent(make(most + 1)));
    });
});
