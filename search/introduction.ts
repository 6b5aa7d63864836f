import { listHolders, type Scope } from './scope.ts';
import type { WeighedWord } from './query/weighed-words.ts';

/** The topic whose title is the single word that is asked for, else the first whose title has it; null elsewhere. */
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

function isAside({ role, options }: WeighedWord): boolean {
  return role === 'code' || (role === 'name' && options[0]?.weight === 1);
}

function isWhole({ index, range }: Scope): boolean {
  return range.end - range.start === index.topics.length;
}
