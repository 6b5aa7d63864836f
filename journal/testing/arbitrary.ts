import fc from 'fast-check';

import type { EventBody, Json, JournalEvent } from '../event/event.ts';
import { makeStamp, makeId } from '../event/stamp.ts';
import type { Rename } from '../renames.ts';

/** Random cases for properties. */

/** How often each property is tried: 500 times, or as the environment says. */
export const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500) };

/** 21 November 2026. */
export const start = Date.UTC(2026, 10, 21);
const hour = 3_600_000;

const technology = fc.constantFrom('alpha', 'beta');
const topic = fc.constantFrom('a', 'b', 'c', 'd');
const url = fc.constantFrom('https://example.org/1', 'https://example.org/2');
const plan = fc.constantFrom('mine', 'other');
const about = { technology, topic };
const flag = fc.boolean();
const unit = fc.constantFrom('a', 'B', 'é', '字', '😀', '"', '\\', '\n', '_', ' ');
const words = fc.string({ unit, maxLength: 8 });
const data = fc.jsonValue({ maxDepth: 2, stringUnit: unit }).map(dropNegativeZero);

/** What any event but an undo may say. */
export const arbitraryBody: fc.Arbitrary<EventBody> = fc.oneof(
  fc.record({ kind: fc.constant('topic-started' as const), ...about, parts: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('topic-done', 'topic-skipped', 'topic-undone'), ...about }),
  fc.record({ kind: fc.constantFrom('check-right', 'check-wrong', 'stopped-here'), ...about }),
  fc.record({ kind: fc.constantFrom('topic-starred', 'topic-unstarred'), ...about }),
  fc.record({ kind: fc.constantFrom('link-read', 'link-unread', 'own-link-removed'), ...about, url }),
  fc.record({ kind: fc.constant('own-link-added' as const), ...about, url, title: words }),
  fc.record({ kind: fc.constant('note-written' as const), ...about, text: words }),
  fc.record({
    kind: fc.constant('plan-saved' as const),
    plan,
    title: words,
    starts: fc.constant('2026-11-23'),
    request: data,
    days: data,
  }),
  fc.record({
    kind: fc.constant('plan-moved' as const),
    plan,
    ...about,
    day: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('plan-locked' as const), plan, ...about, locked: flag }),
  fc.record({ kind: fc.constant('plan-dropped' as const), plan, ...about, dropped: flag }),
  fc.record({
    kind: fc.constant('plan-swapped' as const),
    plan,
    ...about,
    other: fc.record(about, { noNullPrototype: true }),
  }),
  fc.record({
    kind: fc.constantFrom('plan-work-done', 'plan-work-undone'),
    plan,
    day: fc.integer({ min: 1, max: 9 }),
    work: fc.constantFrom('exercise', 'question', 'catch-up'),
    about: fc.array(fc.record(about, { noNullPrototype: true }), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('plan-removed' as const), plan }),
  fc.record({
    kind: fc.constant('setting-chosen' as const),
    name: fc.constantFrom('pace', 'view'),
    value: data,
  }),
  fc.record({ kind: fc.constant('roadmap-reset' as const), technology }),
);

const arbitraryId = fc
  .tuple(fc.nat(12), fc.constantFrom(0, 1))
  .map(([hours, noise]) => makeId(start + hours * hour, new Uint8Array(10).fill(noise)));

/** Events of two devices with few ids, so that many meet under one id with other contents, and undo one another. */
export const arbitraryEvent: fc.Arbitrary<JournalEvent> = fc
  .record({
    id: arbitraryId,
    device: fc.constantFrom('phone', 'laptop'),
    hours: fc.nat(200),
    body: fc.oneof(
      { weight: 4, arbitrary: arbitraryBody },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), event: arbitraryId }) },
    ),
  })
  .map(({ id, device, hours, body }) => {
    const stamp = makeStamp(id, { device, now: start + hours * hour, offset: 60 });
    return Object.assign({}, body, stamp);
  });

export const arbitraryEvents = fc.array(arbitraryEvent, { maxLength: 20 });

/** Any table, circles and all. */
export const arbitraryRenamed: fc.Arbitrary<Rename[]> = fc.uniqueArray(
  fc.record({
    from: fc.constantFrom('alpha/a', 'alpha/b', 'beta/a', 'beta/b'),
    to: fc.uniqueArray(fc.constantFrom('alpha/a', 'alpha/b', 'alpha/c', 'beta/c'), { maxLength: 2 }),
    since: fc.constantFrom('2026-11-21', '2026-11-24', '2026-11-27'),
  }),
  { selector: ({ from }) => from, maxLength: 4 },
);

/** JSON writes -0 as 0, so the journal does not take it. */
function dropNegativeZero(value: unknown): Json {
  const clean: Json = JSON.parse(JSON.stringify(value));
  return clean;
}
