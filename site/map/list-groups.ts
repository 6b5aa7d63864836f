import type { Join } from './lay-out-group.ts';

/** The ids in groups that joins connect, each in the given order. */
export function listGroups(ids: readonly string[], joins: readonly Join[]): string[][] {
  const groups = new Map(ids.map((id) => [id, new Set([id])]));
  for (const { from, to } of joins) {
    const [one, other] = [groups.get(from), groups.get(to)];
    if (!one || !other || one === other) continue;
    const both = one.union(other);
    for (const id of both) groups.set(id, both);
  }
  return [...new Set(groups.values())].map((group) => ids.filter((id) => group.has(id)));
}
