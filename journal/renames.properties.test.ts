import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, arbitraryRenamed, runs } from './testing/arbitrary.ts';
import { edit, findDone, finishAll, percentOf, say, takeTurn } from './testing/edit-model.ts';
import { arbitraryTurns, learning } from './testing/edit-turns.ts';
import { foldJournal } from './fold/fold.ts';
import { mergeJournals } from './merge.ts';
import { keyOf, readRenames } from './renames.ts';

describe('for any sequence of renames, merges, splits and retirements between the events', () => {
  test('every event stays on a topic that is in the roadmap or was retired, and every note can be read', () => {
    fc.assert(
      fc.property(arbitraryTurns, (turns) => {
        const { events, renamed, slugs, retired } = edit(turns);
        const { topics } = foldJournal(events, { renamed });
        for (const event of events) {
          if (!('topic' in event)) continue;
          const ends = readRenames(renamed).follow(keyOf(event));
          assert.ok(ends.length > 0);
          for (const { key } of ends) {
            assert.ok(topics.has(key));
            assert.ok(slugs.includes(key.slice(6)) || retired.includes(key.slice(6)));
          }
          if (event.kind === 'note-written')
            assert.ok([...topics.values()].some(({ note }) => note.includes(event.text)));
        }
      }),
      runs,
    );
  });

  test('no edit takes progress away: what was all done stays at 100 per cent', () => {
    fc.assert(
      fc.property(arbitraryTurns, fc.nat(25), (turns, when) => {
        const before = edit(turns.slice(0, when));
        fc.pre(before.slugs.length > 0);
        const edits = turns.slice(when).filter(({ kind }) => !learning.has(kind));
        const all = finishAll(before);
        const after = edits.reduce(takeTurn, all);
        assert.equal(percentOf(all), 100);
        assert.equal(percentOf(after), after.slugs.length > 0 ? 100 : 0);
      }),
      runs,
    );
  });

  test('what was done of a topic counts for every topic that it went into', () => {
    fc.assert(
      fc.property(arbitraryTurns, (turns) => {
        for (let at = 0; at < turns.length; at += 1) {
          const [before, after] = [edit(turns.slice(0, at)), edit(turns.slice(0, at + 1))];
          if (after.renamed.length === before.renamed.length) continue;
          const { follow } = readRenames(after.renamed);
          const done = [...findDone(before)].flatMap((key) => follow(key).map((end) => end.key));
          assert.ok(new Set(done).isSubsetOf(findDone(after)));
        }
      }),
      runs,
    );
  });

  test('100 per cent can be reached in what the roadmap has become', () => {
    fc.assert(
      fc.property(arbitraryTurns, (turns) => {
        const world = edit(turns);
        assert.equal(percentOf(finishAll(world)), world.slugs.length > 0 ? 100 : 0);
      }),
      runs,
    );
  });

  test('marking a topic as not done holds, whatever went into it', () => {
    fc.assert(
      fc.property(arbitraryTurns, (turns) => {
        const world = edit(turns);
        const undone = world.slugs.reduce((now, slug) => say(now, slug, 'topic-undone'), finishAll(world));
        assert.equal(percentOf(undone), 0);
      }),
      runs,
    );
  });
});

test('no table of renames orphans an event, not even one with circles', () => {
  fc.assert(
    fc.property(arbitraryEvents, arbitraryRenamed, (events, renamed) => {
      const journal = mergeJournals(events, []);
      for (const event of journal)
        if ('topic' in event) assert.ok(readRenames(renamed).follow(keyOf(event)).length > 0);
      foldJournal(journal, { renamed });
    }),
    runs,
  );
});
