import { listHolders, type Scope } from './scope.ts';
import type { WeighedWord } from './query/weighed-words.ts';

/**
 * The place of the topic that introduces what is asked for by a single word ("what is a variable"): the one that it is
 * the title of, else the first of the roadmap whose title holds it. Null for any other question, and where all roadmaps are searched.
 */
export function findIntroduction(scope: Scope, words: readonly WeighedWord[]): number | null {
  const [word, ...others] = words.filter((one) => !isAside(one));
  const [stem, ...more] = word?.options[0]?.stems ?? [];
  if (stem === undefined || word?.role !== 'topic' || more.length > 0 || others.length > 0 || isWhole(scope))
    return null;
  const titled = [...listHolders(scope, stem)].map(([place]) => ({
    place,
    title: scope.index.phrases[place]?.[0] ?? [],
  }));
  const found =
    titled.find(({ title }) => title.length === 1 && title[0] === stem) ??
    titled.find(({ title }) => title.includes(stem));
  return found?.place ?? null;
}

/** An everyday word of code, or the technology's name as it is spelt. */
function isAside({ role, options }: WeighedWord): boolean {
  return role === 'code' || (role === 'name' && options[0]?.weight === 1);
}

function isWhole({ index, range }: Scope): boolean {
  return range.end - range.start === index.topics.length;
}
