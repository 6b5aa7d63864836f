import { listFoundation, type Placement, type Said } from './placement.ts';
import { estimateShares } from './estimate-shares.ts';

/** How likely a topic must be known to be presumed known. Our own choice: it leaves out more rather than mark too much. */
const minShare = 0.9;

/** In the order of the roadmap, with all that they depend on. None depends on a topic whose answer was not known. */
export function findKnown(placement: Placement, said: Said): string[] {
  const { keys } = placement;
  const shares = estimateShares(placement, said);
  const isLikely = (topic: number) => {
    const key = keys[topic] ?? '';
    const knew = said.done.has(key) ? true : said.answers.get(key);
    return knew ?? (shares[topic] ?? 0) >= minShare;
  };
  return keys.filter(
    (key, topic) => !said.done.has(key) && [...listFoundation(placement, topic)].every(isLikely),
  );
}

/** Keys that were answered and are not presumed known: what they depend on is in doubt. */
export function listDoubted(placement: Placement, said: Said): string[] {
  const known = new Set(findKnown(placement, said));
  return [...said.answers].flatMap(([key, knew]) => (knew && !known.has(key) ? [key] : []));
}

/** Unticking a topic takes along what builds on it; ticking one, what it depends on. */
export function tickTopic(
  placement: Placement,
  ticked: ReadonlySet<string>,
  { key, isTicked }: { readonly key: string; readonly isTicked: boolean },
): Set<string> {
  const { keys } = placement;
  const foundation = new Set([...listFoundation(placement, keys.indexOf(key))].map((one) => keys[one]));
  const isMoved = (other: string, at: number) =>
    isTicked ? foundation.has(other) : listFoundation(placement, at).has(keys.indexOf(key));
  const moved = new Set(keys.filter(isMoved));
  return isTicked ? ticked.union(moved) : ticked.difference(moved);
}
