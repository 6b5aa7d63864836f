import { maxAsked, type Placement, type Said } from './placement.ts';
import { estimateShares } from './estimate-shares.ts';

const minAsked = 5;
/** After that number, a topic that is so nearly certain is no longer worth a question. Our own choice. */
const certain = 0.9;

/** The open topic that as nearly as possible half of the likely learners know. Null when enough was asked. */
export function chooseQuestion(placement: Placement, said: Said): string | null {
  if (said.answers.size >= maxAsked) return null;
  const shares = estimateShares(placement, said);
  const distanceOf = (topic: number) => Math.abs((shares[topic] ?? 0) - 0.5);
  const open = [...placement.keys.keys()].filter((topic) => isOpen(placement.keys[topic] ?? '', said));
  const [best] = open.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  if (best === undefined) return null;
  const isSettled = said.answers.size >= minAsked && distanceOf(best) > certain - 0.5;
  return isSettled ? null : (placement.keys[best] ?? null);
}

function isOpen(key: string, { answers, done }: Said): boolean {
  return !answers.has(key) && !done.has(key);
}
