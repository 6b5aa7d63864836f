import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { runs } from './testing/arbitrary.ts';
import { arbitraryWeek } from './testing/exchange-week.ts';
import { live, settleExchange } from './testing/exchange-world.ts';
import { foldJournal } from './fold/fold.ts';
import { mergeJournals } from './merge.ts';

const content = { renamed: [] };

describe('two devices and a server, offline at any time, with calls repeated, late and lost', () => {
  test('agree in the end, in every event and in the state', () => {
    fc.assert(
      fc.property(arbitraryWeek, (week) => {
        const { server, devices } = settleExchange(live(week), week.page);
        const journal = mergeJournals(
          server.map(({ event }) => event),
          [],
        );
        for (const { events, unsent } of devices) {
          assert.deepEqual(events, journal);
          assert.deepEqual(unsent, []);
          assert.deepEqual(foldJournal(events, content), foldJournal(journal, content));
        }
      }),
      runs,
    );
  });

  test('lose nothing, at no moment: what a device made stays on it, and reaches all', () => {
    fc.assert(
      fc.property(arbitraryWeek, (week) => {
        const world = live(week, (now) => {
          for (const made of now.made)
            assert.ok(now.devices[made.device]?.events.some(({ id }) => id === made.event.id));
        });
        const { server, made } = settleExchange(world, week.page);
        const kept = new Map(server.map(({ event }) => [event.id, event]));
        const contents = Map.groupBy(made, ({ event }) => event.id);
        for (const [id, versions] of contents)
          assert.ok(versions.some(({ event }) => JSON.stringify(event) === JSON.stringify(kept.get(id))));
        assert.equal(kept.size, contents.size);
      }),
      runs,
    );
  });
});
