/** A memory for one topic. It forgets by its own rule, which no policy knows. */
export type Memory = {
  readonly recall: (day: number) => number;
  readonly ask: (day: number, isRight: boolean) => void;
};

export type SimulatedLearner = {
  readonly name: string;
  readonly learn: (day: number, random: () => number) => Memory;
};

/** The chance falls by half in each half-life. An answer near to forgetting strengthens more. */
const halving: SimulatedLearner = {
  name: 'halving',
  learn: (day, random) => {
    const gain = 1.6 * spread(random, 0.3);
    let [half, last] = [4 * spread(random, 0.7), day];
    const recall = (at: number) => 2 ** -((at - last) / half);
    return {
      recall,
      ask: (at, isRight) => {
        half *= isRight ? 1 + gain * (0.3 + 1.4 * (1 - recall(at))) : 0.35;
        half = Math.min(400, Math.max(0.7, half));
        last = at;
      },
    };
  },
};

/** The chance falls fast at first and slowly later; each answer adds the same again, and a miss costs two thirds. */
const fading: SimulatedLearner = {
  name: 'fading',
  learn: (day, random) => {
    const gain = 2.2 * spread(random, 0.4);
    let [strength, last] = [3 * spread(random, 0.8), day];
    const recall = (at: number) => (1 + (at - last) / (3 * strength)) ** -1.1;
    return {
      recall,
      ask: (at, isRight) => {
        strength = isRight ? strength + gain * Math.max(1, at - last) * 0.8 : Math.max(0.5, strength / 3);
        last = at;
      },
    };
  },
};

export const learners = [halving, fading];

/** A factor around 1; the greater the width, the further from it. */
function spread(random: () => number, width: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(width * normal);
}
