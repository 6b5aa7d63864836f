import { limitsOfWishes } from '#lexicon/goal/limit-words.ts';

/** The ids of what a wish needs beyond its technologies. */
export function readLimits(problem: string): string[] {
  return limitsOfWishes.filter(({ says }) => says.test(problem)).map(({ id }) => id);
}

const most = 2;

/** What these technologies alone do not give, and the smaller version that the plan makes. */
export function sayLimits(ids: readonly string[], planned: readonly string[]): string[] {
  const isMet = ({ technologies, unless = [] }: (typeof limitsOfWishes)[number]) =>
    technologies.some((slug) => planned.includes(slug)) && !unless.some((slug) => planned.includes(slug));
  return limitsOfWishes
    .filter((limit) => ids.includes(limit.id) && isMet(limit))
    .slice(0, most)
    .map(({ sentence }) => sentence);
}
