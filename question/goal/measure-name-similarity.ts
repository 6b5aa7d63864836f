import type { GoalIndex } from './goal-index.ts';
import { measureRarity } from './measure-rarity.ts';

/** How much of what a message names is one of the goal's names, from 0 to 1. A technology alone is not a goal, and fits any. */
export function measureNameSimilarity(index: GoalIndex, message: readonly string[], place: number): number {
  const weigh = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + measureRarity(index, stem), 0);
  const typed = new Set(message);
  const matches = (index.phrases[place] ?? []).map((phrase) => {
    const met = phrase.filter((stem) => typed.has(stem));
    if (met.length < phrase.length && met.every((stem) => index.technologies.has(stem))) return 0;
    const held = weigh(met);
    const asked = message.filter((stem) => phrase.includes(stem) || !index.technologies.has(stem));
    return held === 0 ? 0 : held / Math.sqrt(weigh(asked) * weigh(phrase));
  });
  return Math.max(0, ...matches);
}
