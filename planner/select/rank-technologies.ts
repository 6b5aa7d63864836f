type Needs = Readonly<Record<string, readonly string[]>>;

/** Each after all that it needs, direct or not, else as in `order`, else by name. */
export function rankTechnologies(
  names: Iterable<string>,
  needs: Needs = {},
  order: readonly string[] = [],
): string[] {
  const chosen = new Set(names);
  const first = new Set([...order].filter((name) => chosen.has(name)));
  const sorted = [...first, ...[...chosen].toSorted(byName)];
  return withNeeds(sorted, needs).filter((name) => chosen.has(name));
}

export function listPrerequisites(names: readonly string[], needs: Needs = {}): string[] {
  return withNeeds(names, needs).filter((name) => !names.includes(name));
}

/** Technologies that need one of these and, once these are known, nothing unknown; those that use more of them first. */
export function listNext(names: readonly string[], needs: Needs = {}): string[] {
  const known = new Set(withNeeds(names, needs));
  const countUsed = (name: string) => (needs[name] ?? []).filter((one) => names.includes(one)).length;
  const ready = Object.keys(needs).filter(
    (name) => !known.has(name) && countUsed(name) > 0 && needs[name]?.every((one) => known.has(one)),
  );
  return ready.toSorted((a, b) => countUsed(b) - countUsed(a) || byName(a, b));
}

/** These and all that they need, each after its needs. A circle is cut where it is met. */
function withNeeds(names: readonly string[], needs: Needs): string[] {
  const table = new Map(Object.entries(needs));
  const seen = new Set<string>();
  const ranked: string[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    (table.get(name) ?? []).toSorted(byName).forEach(visit);
    ranked.push(name);
  };
  names.forEach(visit);
  return ranked;
}

/** By code unit, which is the same on every machine. */
function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
