/** A topic that left its roadmap. One key in `to`: renamed or merged; several: split; none: retired. */
export type Rename = {
  readonly from: string;
  readonly to: readonly string[];
  /** The first date without it. */
  readonly since: string;
};

/** `since` is the date of the topic's last move, or empty. */
export type Target = { readonly key: string; readonly since: string };

export type Renames = {
  /** Where a topic is now. Never empty: a retired topic leads to itself, so that its notes can still be read. */
  readonly follow: (key: string) => readonly Target[];
  /** Whether a report on `key` had all that `other` adds to the target: not if `other` gets there otherwise, or later. */
  readonly covers: (key: string, other: string, at: { target: string; date: string }) => boolean;
};

/** Takes rows in any order and follows chains. A topic in a closed circle leads to itself. */
export function readRenames(table: readonly Rename[]): Renames {
  const byFrom: Table = new Map(table.map((rename) => [rename.from, rename]));
  const known = new Map<string, readonly Target[]>();
  const follow = (key: string) => {
    const ends = known.get(key) ?? findEnds(byFrom, key);
    known.set(key, ends);
    return ends;
  };
  return { follow, covers: (key, other, at) => key === other || !bypasses(byFrom, other, { key, ...at }) };
}

export function followKeys(table: readonly Rename[]): (key: string) => string[] {
  const { follow } = readRenames(table);
  return (key) => follow(key).map((target) => target.key);
}

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

function bypasses(
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
