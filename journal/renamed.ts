/**
 * A topic that stands in no roadmap any more. Keys are a technology and a slug, as in "python/lists".
 * One key in `to`: renamed, or merged where several lead there; several: split; none: retired.
 */
export type Rename = {
  readonly from: string;
  readonly to: readonly string[];
  /** The date from which roadmaps are without it. */
  readonly since: string;
};

/** Where a topic went, and the date of its last move; empty where it never moved. */
export type Target = { readonly key: string; readonly since: string };

export type Renames = {
  /** Where a topic is now, never empty: one that was retired stays itself, so that it can be read. */
  readonly follow: (key: string) => readonly Target[];
  /** Whether what was said of one topic on a date spoke of another too, which had gone into it by then. */
  readonly covers: (key: string, other: string, date: string) => boolean;
};

/** Reads a table of renames in any order, and follows its chains. A topic in a circle without a way out stays itself. */
export function readRenames(table: readonly Rename[]): Renames {
  const byFrom = new Map(table.map((rename) => [rename.from, rename]));
  const known = new Map<string, Way>();
  const way = (key: string) => {
    const found = known.get(key) ?? traceWay(byFrom, key);
    known.set(key, found);
    return found;
  };
  return {
    follow: (key) => way(key).ends,
    covers: (key, other, date) => {
      const since = way(other).passed.get(key);
      return since !== undefined && since <= date;
    },
  };
}

/** The key of a topic in the tables of this room. */
export function keyOf({ technology, topic }: { technology: string; topic: string }): string {
  return `${technology}/${topic}`;
}

export function technologyOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** Every key on the way of a topic, with the date on which it came there, and where the way ends. */
type Way = { readonly passed: ReadonlyMap<string, string>; readonly ends: readonly Target[] };

function traceWay(byFrom: ReadonlyMap<string, Rename>, start: string): Way {
  const passed = new Map([[start, '']]);
  const ends: Target[] = [];
  for (const [key, since] of passed) {
    const rename = byFrom.get(key);
    if (!rename || rename.to.length === 0) ends.push({ key, since });
    else for (const next of rename.to) if (!passed.has(next)) passed.set(next, later(rename.since, since));
  }
  return { passed, ends: ends.length > 0 ? ends : [{ key: start, since: '' }] };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
