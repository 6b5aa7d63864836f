import type { KnowledgeState } from './list-states.ts';
import type { Placement, Said } from './placement.ts';

/** How often an answer is a slip or a lucky guess. Our own choice. */
const errorRate = 0.12;

/** How likely each topic is known, from 0 to 1: its share among the states, each weighed by how well it fits what was said. */
export function estimateShares({ keys, states }: Placement, { answers, done }: Said): number[] {
  const said = keys.flatMap((key, topic) => {
    const isKnown = done.has(key) || answers.get(key);
    return isKnown === undefined ? [] : [{ topic, byte: isKnown ? 1 : 0 }];
  });
  const weights = states.map((state) =>
    said.reduce((weight, { topic, byte }) => weight * (state[topic] === byte ? 1 - errorRate : errorRate), 1),
  );
  return sumKnown(states, weights, keys.length);
}

/** With loops, since there are half a million of these bytes. */
function sumKnown(states: readonly KnowledgeState[], weights: readonly number[], size: number): number[] {
  const sums = new Float64Array(size);
  let total = 0;
  for (const [at, state] of states.entries()) {
    const weight = weights[at] ?? 0;
    total += weight;
    for (let topic = 0; topic < size; topic += 1)
      sums[topic] = (sums[topic] ?? 0) + weight * (state[topic] ?? 0);
  }
  return Array.from(sums, (sum) => sum / total);
}
