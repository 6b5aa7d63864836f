type Needing = { readonly id: string; readonly needs: readonly string[] };

/** By id, its needs without those that another of them already needs. */
export function listDirect(all: readonly Needing[]): Map<string, string[]> {
  const needs = new Map(all.map((one) => [one.id, one.needs]));
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (id: string): ReadonlySet<string> => {
    const known = reached.get(id);
    if (known) return known;
    const own = needs.get(id) ?? [];
    const found = own.reduce((sum, need) => sum.union(reach(need)), new Set(own));
    reached.set(id, found);
    return found;
  };
  const isDirect = (need: string, others: readonly string[]) =>
    !others.some((other) => other !== need && reach(other).has(need));
  return new Map(all.map((one) => [one.id, one.needs.filter((need) => isDirect(need, one.needs))]));
}
