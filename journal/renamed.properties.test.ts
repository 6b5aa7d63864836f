import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, arbitraryRenamed, runs, start } from './arbitrary.ts';
import { type JournalEvent, makeStamp } from './event.ts';
import { foldJournal } from './fold.ts';
import { makeId } from './id.ts';
import { mergeJournals } from './merge.ts';
import { measureProgress, type Roadmap } from './progress.ts';
import { keyOf, readRenames, type Rename } from './renamed.ts';

/** What an editor may do to a roadmap, and what a learner may do between: each picks a topic by number. */
type Turn = {
  readonly kind: 'rename' | 'merge' | 'split' | 'retire' | 'done' | 'undone' | 'note' | 'stale-done';
  readonly which: number;
  readonly other: number;
};

const arbitraryTurns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'rename',
      'merge',
      'split',
      'retire',
      'done',
      'done',
      'undone',
      'note',
      'stale-done',
    ),
    which: fc.nat(20),
    other: fc.nat(20),
  }),
  { maxLength: 25 },
);

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

type World = {
  readonly events: readonly JournalEvent[];
  readonly renamed: readonly Rename[];
  readonly slugs: readonly string[];
  /** Slugs of before: what a device with an old roadmap still names. */
  readonly old: readonly string[];
  readonly retired: readonly string[];
  readonly turn: number;
};

const learning: ReadonlySet<string> = new Set(['done', 'undone', 'note', 'stale-done']);

function edit(turns: readonly Turn[]): World {
  const slugs = ['a', 'b', 'c', 'd', 'e'];
  return turns.reduce(takeTurn, { events: [], renamed: [], slugs, old: slugs, retired: [], turn: 0 });
}

function takeTurn(world: World, { kind, which, other }: Turn): World {
  const slug = world.slugs[which % world.slugs.length];
  const next = { ...world, turn: world.turn + 1 };
  if (slug === undefined) return next;
  const made = [`new-${world.turn}`, `more-${world.turn}`];
  const beside = world.slugs.filter((one) => one !== slug);
  switch (kind) {
    case 'done':
      return say(next, slug, 'topic-done');
    case 'undone':
      return say(next, slug, 'topic-undone');
    case 'stale-done':
      return say(next, world.old[other % world.old.length] ?? slug, 'topic-done');
    case 'note':
      return addNote(next, slug);
    case 'retire':
      return { ...move(next, slug, []), retired: [...world.retired, slug] };
    case 'rename':
      return move(next, slug, made.slice(0, 1));
    case 'split':
      return move(next, slug, made);
    default: {
      const into = beside[other % beside.length];
      return into === undefined ? next : move(next, slug, [into]);
    }
  }
}

function move(world: World, from: string, to: readonly string[]): World {
  const rename = { from: `alpha/${from}`, to: to.map((slug) => `alpha/${slug}`), since: dateAt(world.turn) };
  const slugs = [...new Set([...world.slugs.filter((slug) => slug !== from), ...to])];
  return { ...world, slugs, old: [...world.old, ...to], renamed: [...world.renamed, rename] };
}

function say(world: World, slug: string, kind: 'topic-done' | 'topic-undone'): World {
  const event: JournalEvent = { ...stampAt(world.turn), kind, technology: 'alpha', topic: slug };
  return { ...world, turn: world.turn + 1, events: [...world.events, event] };
}

/** The learner adds to the note, as a form that shows the old one would. */
function addNote(world: World, slug: string): World {
  const { topics } = foldJournal(world.events, { renamed: world.renamed });
  const text = `${topics.get(`alpha/${slug}`)?.note ?? ''}<${world.turn}>`;
  const event: JournalEvent = {
    ...stampAt(world.turn),
    kind: 'note-written',
    technology: 'alpha',
    topic: slug,
    text,
  };
  return { ...world, turn: world.turn + 1, events: [...world.events, event] };
}

function finishAll(world: World): World {
  return world.slugs.reduce((now, slug) => say(now, slug, 'topic-done'), world);
}

function findDone({ events, renamed }: World): Set<string> {
  const { topics } = foldJournal(events, { renamed });
  return new Set([...topics].filter(([, { status }]) => status === 'done').map(([key]) => key));
}

function percentOf({ events, renamed, slugs }: World): number {
  const topics = slugs.map((slug) => ({ slug, minutes: 20 }));
  const roadmap: Roadmap = { slug: 'alpha', topics };
  return measureProgress(foldJournal(events, { renamed }), roadmap).percent;
}

/** A turn a day. */
function stampAt(turn: number) {
  const now = start + turn * 24 * 3_600_000;
  return makeStamp(makeId(now, new Uint8Array(10)), { device: 'phone', now, offset: 0 });
}

function dateAt(turn: number): string {
  return stampAt(turn).at.slice(0, 10);
}
