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
  /**
   * Whether what was said of a topic on a date spoke of all that another one adds to the target. It did not where that
   * one goes there by another way, or came to the topic later.
   */
  readonly covers: (key: string, other: string, at: { target: string; date: string }) => boolean;
};

/** Reads a table of renames in any order, and follows its chains. A topic in a circle without a way out stays itself. */
export function readRenames(table: readonly Rename[]): Renames {
  const byFrom: Table = new Map(table.map((rename) => [rename.from, rename]));
  const known = new Map<string, readonly Target[]>();
  const follow = (key: string) => {
    const ends = known.get(key) ?? findEnds(byFrom, key);
    known.set(key, ends);
    return ends;
  };
  return { follow, covers: (key, other, at) => key === other || !goesPast(byFrom, other, { key, ...at }) };
}

/** The key of a topic in the tables of this room. */
export function keyOf({ technology, topic }: { technology: string; topic: string }): string {
  return `${technology}/${topic}`;
}

export function technologyOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

type Table = ReadonlyMap<string, Rename>;

function findEnds(byFrom: Table, start: string): Target[] {
  const passed = new Map([[start, '']]);
  const ends: Target[] = [];
  for (const [key, since] of passed) {
    const rename = byFrom.get(key);
    if (!rename || rename.to.length === 0) ends.push({ key, since });
    else for (const next of rename.to) if (!passed.has(next)) passed.set(next, later(rename.since, since));
  }
  return ends.length > 0 ? ends : [{ key: start, since: '' }];
}

/** Whether a way leads to the target that was not at the key by the date. */
function goesPast(
  byFrom: Table,
  start: string,
  { key, target, date }: { key: string; target: string; date: string },
): boolean {
  const [early, late] = [new Set([start]), new Set<string>()];
  for (const at of early) {
    const { to = [], since = '' } = byFrom.get(at) ?? {};
    for (const next of to) if (since > date) late.add(next);
    for (const next of to) if (since <= date && next !== key) early.add(next);
  }
  for (const at of late) for (const next of byFrom.get(at)?.to ?? []) late.add(next);
  return early.has(target) || late.has(target);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
