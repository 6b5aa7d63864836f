import { start } from './arbitrary.ts';
import type { Turn } from './edit-turns.ts';
import type { JournalEvent } from '../event/event.ts';
import { makeStamp, makeId } from '../event/stamp.ts';
import { foldJournal } from '../fold/fold.ts';
import { measureProgress, type RoadmapSizes } from '../fold/progress.ts';
import type { Rename } from '../renames.ts';

/** A roadmap that is edited, and what its learner did meanwhile, for the properties of renames. */

export type World = {
  readonly events: readonly JournalEvent[];
  readonly renamed: readonly Rename[];
  readonly slugs: readonly string[];
  /** Slugs of before: what a device with an old roadmap still names. */
  readonly old: readonly string[];
  readonly retired: readonly string[];
  readonly turn: number;
};

export function edit(turns: readonly Turn[]): World {
  const slugs = ['a', 'b', 'c', 'd', 'e'];
  return turns.reduce(takeTurn, { events: [], renamed: [], slugs, old: slugs, retired: [], turn: 0 });
}

export function takeTurn(world: World, { kind, which, other }: Turn): World {
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

export function say(world: World, slug: string, kind: 'topic-done' | 'topic-undone'): World {
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

export function finishAll(world: World): World {
  return world.slugs.reduce((now, slug) => say(now, slug, 'topic-done'), world);
}

export function findDone({ events, renamed }: World): Set<string> {
  const { topics } = foldJournal(events, { renamed });
  return new Set([...topics].filter(([, { status }]) => status === 'done').map(([key]) => key));
}

export function percentOf({ events, renamed, slugs }: World): number {
  const topics = slugs.map((slug) => ({ slug, minutes: 20 }));
  const roadmap: RoadmapSizes = { slug: 'alpha', topics };
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
