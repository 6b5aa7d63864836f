type Needs = Readonly<Record<string, readonly string[]>>;

/** The technologies in teaching order: each after all that it needs, directly or not, else as in `order`, else by name. */
export function rankTechnologies(
  names: Iterable<string>,
  needs: Needs = {},
  order: readonly string[] = [],
): string[] {
  const wanted = new Set(names);
  const first = new Set([...order].filter((name) => wanted.has(name)));
  const sorted = [...first, ...[...wanted].toSorted(byName)];
  return closeNeeds(sorted, needs).filter((name) => wanted.has(name));
}

/** What these rest on and do not hold, in teaching order. */
export function findBefore(names: readonly string[], needs: Needs = {}): string[] {
  return closeNeeds(names, needs).filter((name) => !names.includes(name));
}

/** Technologies that rest on one of these and, when these are known, on nothing unknown: those first that use most. */
export function findNext(names: readonly string[], needs: Needs = {}): string[] {
  const known = new Set(closeNeeds(names, needs));
  const used = (name: string) => (needs[name] ?? []).filter((one) => names.includes(one)).length;
  const ready = Object.keys(needs).filter(
    (name) => !known.has(name) && used(name) > 0 && needs[name]?.every((one) => known.has(one)),
  );
  return ready.toSorted((a, b) => used(b) - used(a) || byName(a, b));
}

/** These and all that they need, each after its needs. A circle is cut where it is met. */
function closeNeeds(names: readonly string[], needs: Needs): string[] {
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

/** By code unit: the same on every machine, whatever its language. */
function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
