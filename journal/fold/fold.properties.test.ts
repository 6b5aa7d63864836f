import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, arbitraryRenamed, runs, start } from '../testing/arbitrary.ts';
import type { JournalEvent } from '../event/event.ts';
import { makeStamp, makeId } from '../event/stamp.ts';
import { foldJournal } from './fold.ts';
import { findInForce, mergeJournals } from '../merge.ts';

const arbitraryCase = fc.record({ events: arbitraryEvents, renamed: arbitraryRenamed });

describe('foldJournal, for any journal and table of renames', () => {
  test('gives the same state in whatever order the events arrive, and however often', () => {
    const arrivals = arbitraryCase.chain(({ events, renamed }) => {
      const journal = mergeJournals(events, []);
      const again = fc.shuffledSubarray([...journal, ...journal], { minLength: journal.length });
      return fc.record({ journal: fc.constant(journal), again, renamed: fc.constant(renamed) });
    });
    fc.assert(
      fc.property(arrivals, ({ journal, again, renamed }) => {
        const arrived = [...again, ...journal.filter((event) => !again.includes(event))];
        assert.deepEqual(toText(arrived, renamed), toText(journal, renamed));
      }),
      runs,
    );
  });

  test('gives the state before when an undo is undone, and before that the state without the event', () => {
    const target = arbitraryCase
      .filter(({ events }) => events.length > 0)
      .chain((one) =>
        fc.record({ one: fc.constant(one), event: fc.constantFrom(...mergeJournals(one.events, [])) }),
      );
    fc.assert(
      fc.property(target, ({ one: { events, renamed }, event }) => {
        const undo = takeBack(event, 900);
        const redo = takeBack(undo, 901);
        const standing = findInForce(mergeJournals(events, []));
        const without = standing.filter(({ id }) => id !== event.id);
        assert.deepEqual(toText([...events, undo, redo], renamed), toText(events, renamed));
        if (event.kind !== 'undo')
          assert.deepEqual(toText([...events, undo], renamed), toText(without, renamed));
      }),
      runs,
    );
  });

  test('leaves nothing of a roadmap done after its reset, and gives it all back when that is undone', () => {
    fc.assert(
      fc.property(arbitraryEvents, (events) => {
        const reset = { ...stampAt(900), kind: 'roadmap-reset' as const, technology: 'alpha' };
        const { topics } = foldJournal([...events, reset], { renamed: [] });
        for (const [key, { status, read, checks }] of topics)
          if (key.startsWith('alpha/')) assert.deepEqual([status, read, checks], ['open', [], []]);
        assert.deepEqual(toText([...events, reset, takeBack(reset, 901)], []), toText(events, []));
      }),
      runs,
    );
  });
});

/** The state with the order of its parts. */
function toText(
  events: readonly JournalEvent[],
  renamed: Parameters<typeof foldJournal>[1]['renamed'],
): string {
  return JSON.stringify(foldJournal(events, { renamed }), (_, value: unknown) => {
    if (value instanceof Map) return [...value];
    return value instanceof Set ? [...value] : value;
  });
}

function takeBack({ id }: JournalEvent, hours: number): JournalEvent {
  return { ...stampAt(hours), kind: 'undo', event: id };
}

function stampAt(hours: number) {
  const now = start + hours * 3_600_000;
  return makeStamp(makeId(now, new Uint8Array(10)), { device: 'phone', now, offset: 0 });
}
