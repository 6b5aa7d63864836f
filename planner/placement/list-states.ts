import type { PlanTopic } from '../types/plan-topic.ts';

/** A topic as placement sees it; prerequisites that are not among the topics count as known. */
export type PlacementTopic = Pick<PlanTopic, 'key' | 'level' | 'importance' | 'prerequisites'>;

/** A byte for each topic: 1 if it is known. */
export type KnowledgeState = Uint8Array;

/** How many orders of learning are imagined. More make the result hardly better. Our own choice. */
const orders = 48;
/** How far an order departs from the roadmap's own, and how much later it takes each higher level. */
const spreads = [0.15, 0.4, 1, 2];
const levelGaps = [0, 0.35, 0.7];
const importanceDelays = { core: -0.1, usual: 0, niche: 0.25 };

/** The beginnings of many orders of learning; half go on with what is open next, half with a topic and all that it needs. */
export function listStates(
  topics: readonly PlacementTopic[],
  prerequisites: readonly (readonly number[])[],
): KnowledgeState[] {
  return Array.from({ length: orders }, (_, at) => {
    const delays = topics.map((topic, index) =>
      delayTopic(topic, { index, order: at, total: topics.length }),
    );
    const ranked = [...topics.keys()].sort((one, other) => (delays[one] ?? 0) - (delays[other] ?? 0));
    return listBeginnings(at % 2 === 0 ? takeOpen(ranked, prerequisites) : takeWhole(ranked, prerequisites));
  }).flat();
}

type Turn = { readonly index: number; readonly order: number; readonly total: number };

/** Multiples of a square root have evenly spread fractions, the same on every device. */
function delayTopic({ level, importance }: PlacementTopic, { index, order, total }: Turn): number {
  const noise = ((index + 1) * Math.sqrt(order + 2)) % 1;
  const gap = levelGaps[order % levelGaps.length] ?? 0;
  const spread = spreads[order % spreads.length] ?? 0;
  return index / total + gap * (level - 1) + importanceDelays[importance] + spread * noise;
}

function takeOpen(ranked: readonly number[], prerequisites: readonly (readonly number[])[]): number[] {
  const taken = new Set<number>();
  const left = [...ranked];
  while (left.length > 0) {
    const at = left.findIndex((topic) => prerequisites[topic]?.every((one) => taken.has(one)));
    if (at < 0) throw new RangeError('Topics depend on one another in a circle.');
    for (const topic of left.splice(at, 1)) taken.add(topic);
  }
  return [...taken];
}

function takeWhole(ranked: readonly number[], prerequisites: readonly (readonly number[])[]): number[] {
  const taken = new Set<number>();
  const take = (topic: number) => {
    if (taken.has(topic)) return;
    for (const one of prerequisites[topic] ?? []) take(one);
    taken.add(topic);
  };
  for (const topic of ranked) take(topic);
  return [...taken];
}

function listBeginnings(order: readonly number[]): KnowledgeState[] {
  const states = [new Uint8Array(order.length)];
  for (const topic of order) {
    const state = Uint8Array.from(states.at(-1) ?? []);
    state[topic] = 1;
    states.push(state);
  }
  return states;
}
