import type { CareerRule } from './careers-index.ts';
import type { Place } from './place.ts';
import type { SaidParts } from './read-parts.ts';

/** The places of a rule's parts, near each other and not overlapping; null if a part is missing. */
export function matchRule(rule: CareerRule, said: SaidParts): readonly Place[] | null {
  const { parts, without, ofForm, maxSpan } = rule;
  if (without.some((part) => said.has(part)) || (ofForm && said.has('tech'))) return null;
  const places = parts.map((part) => said.get(part) ?? []);
  if (places.some(({ length }) => length === 0)) return null;
  return findNearest(
    places.map((some) => some.slice(-maxPlaces)),
    maxSpan,
  );
}

/** How many places of a part are tried, from the last one back. */
const maxPlaces = 6;

/** The place for each part so that all of them take up the fewest words. */
function findNearest(places: readonly (readonly Place[])[], maxSpan: number): readonly Place[] | null {
  let found: readonly (readonly Place[])[] = [[]];
  for (const some of places)
    found = found.flatMap((taken) =>
      some
        .filter((place) => isFree(taken, place))
        .map((place) => taken.concat(place))
        .filter((joined) => measureSpan(joined) <= maxSpan),
    );
  return found.toSorted((one, other) => measureSpan(one) - measureSpan(other))[0] ?? null;
}

function isFree(taken: readonly Place[], { start, end }: Place): boolean {
  return taken.every((one) => end <= one.start || start >= one.end);
}

function measureSpan(taken: readonly Place[]): number {
  return Math.max(...taken.map(({ end }) => end)) - Math.min(...taken.map(({ start }) => start));
}
