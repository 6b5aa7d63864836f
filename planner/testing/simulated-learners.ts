import { listFoundation, type Placement } from '../placement/placement.ts';
import type { Level } from '../types/plan-topic.ts';

/** A technology with what tells learners of different kinds apart; a topic is its index. */
export type LearnerSource = {
  readonly placement: Placement;
  readonly levels: readonly Level[];
  /** What each of its goals needs. */
  readonly aims: readonly (readonly number[])[];
  /** Numbers from 0 to 1. */
  readonly random: () => number;
};

type Simulate = (source: LearnerSource) => ReadonlySet<number>;

/** What a learner of each kind knows, always with all that it depends on. No kind is how placement imagines learners. */
export const simulatedLearners: Readonly<Record<string, Simulate>> = {
  'follows the roadmap, with gaps': ({ placement, random }) => {
    const end = random() * (placement.keys.length + 1);
    return learnInTurn(placement, (topic) => topic < end && random() > 0.12);
  },
  'wanders from topic to topic': ({ placement, random }) => {
    const known = new Set<number>();
    const end = Math.floor(random() * (placement.keys.length + 1));
    while (known.size < end) known.add(pick(listOpen(placement, known), random));
    return known;
  },
  'knows easy topics rather than hard ones': ({ placement, levels, random }) => {
    const skill = random() * 1.8;
    return learnInTurn(placement, (topic) => random() < skill - 0.4 * ((levels[topic] ?? 1) - 1));
  },
  'learned some topics and what they need': ({ placement, random }) => {
    const topics = [...placement.keys.keys()];
    const some = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(topics, random));
    return withFoundations(placement, some);
  },
  'made one to four of the goals': ({ placement, aims, random }) => {
    if (aims.length === 0) return new Set();
    const made = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(aims, random));
    return withFoundations(placement, made.flat());
  },
};

function learnInTurn({ prerequisites }: Placement, learns: (topic: number) => boolean): Set<number> {
  const known = new Set<number>();
  for (const [topic, before] of prerequisites.entries())
    if (before.every((one) => known.has(one)) && learns(topic)) known.add(topic);
  return known;
}

function listOpen({ prerequisites }: Placement, known: ReadonlySet<number>): number[] {
  return prerequisites.flatMap((before, topic) =>
    !known.has(topic) && before.every((one) => known.has(one)) ? [topic] : [],
  );
}

function withFoundations(placement: Placement, topics: readonly number[]): Set<number> {
  return new Set(topics.flatMap((topic) => [...listFoundation(placement, topic)]));
}

function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from.');
  return picked;
}
