import { findName, type Names, squashName } from '#search/query/names.ts';

import type { Grade } from '../meaning/meaning.ts';
import type { GoalIndex } from './goal-index.ts';
import { listNamingWords } from './list-naming-words.ts';
import { measureNameSimilarity } from './measure-name-similarity.ts';
import { type RankedGoal, rankWishedGoals } from './rank-wished-goals.ts';
import { asksPlainly, isWishing, weighWish } from './weigh-wish.ts';

/** The goals that are nearest to what a message wishes, at most three, and how sure it is that it wishes for one of them. */
export type WishedGoals = {
  readonly goals: readonly RankedGoal[];
  /** Those that are like what is said beside names of technologies, the nearest first; none where nothing is wished. */
  readonly alike: readonly RankedGoal[];
  readonly grade: Grade;
  /** Whether it is so plainly a wish that it is one whatever else it is like. */
  readonly isPlain: boolean;
};

/** So likely it is given without a question, and so likely it is offered: of messages without a goal one in 70 and one in 10. */
const [sure, likelyUnsaid, likely] = [2, 1.4, -0.4];
/** Less likely than this, even the nearest goal is far; words of wishing bring it nearer. */
const [faint, faintUnsaid] = [-5, -2];
/** So likely it is a wish even where it reads like a question: of such messages without a goal one in 150. */
const plain = 6;
const most = 3;
/** So nearly a name of a goal has to be all that is named: of 23 such wishes by people who had not seen the names all were for it. */
const named = 0.7;

/** `terms` are the same in English as far as they go. Total. */
export function findGoals(
  index: GoalIndex,
  names: Names,
  { text, terms }: { readonly text: string; readonly terms: string },
): WishedGoals {
  const message = text === terms ? text : `${text} ${terms}`;
  const ranked = rankWishedGoals(index, message);
  const isSaid = isWishing(text);
  const weight = weighWish(names, text, ranked[0]);
  const asks = asksPlainly(text);
  const isPlain = !asks && weight >= plain;
  const byName = asks ? undefined : findNamed({ index, names }, text, ranked);
  if (!byName && weight < (isSaid ? faint : faintUnsaid))
    return { goals: [], alike: [], grade: 'lost', isPlain };
  const alike = rankWishedGoals(index, withoutNames(names, message));
  return {
    goals: (byName ? putFirst(byName, ranked) : ranked).slice(0, most),
    alike,
    grade: byName ? gradeNamed(isSaid) : gradeWish(weight, isSaid),
    isPlain,
  };
}

/** Who names only a technology is like all goals that are made with it. */
function withoutNames(names: Names, message: string): string {
  return message
    .split(/\s+/)
    .filter((word) => !isName(names, word))
    .join(' ');
}

function putFirst(one: RankedGoal, ranked: readonly RankedGoal[]): RankedGoal[] {
  const first = { ...one, score: ranked[0]?.score ?? one.score, share: 1 };
  return [first, ...ranked.filter(({ id }) => id !== one.id)];
}

/** Only the best by words are looked at closely, and no message that names much more than a name does. */
const [shortList, longestName] = [8, 10];

type Among = { readonly index: GoalIndex; readonly names: Names };

function isName(names: Names, word: string): boolean {
  return findName(names, squashName(word)) !== null;
}

function findNamed(
  { index, names }: Among,
  text: string,
  ranked: readonly RankedGoal[],
): RankedGoal | undefined {
  const words = listNamingWords(text, index.vocabulary);
  if (words.length > longestName) return undefined;
  const message = words.filter((word) => !isName(names, word));
  const nearest = ranked.slice(0, shortList).map((one) => {
    const place = index.goals.findIndex(({ id }) => id === one.id);
    return { one, similarity: measureNameSimilarity(index, message, place) };
  });
  const [best] = nearest
    .filter(({ similarity }) => similarity >= named)
    .sort((a, b) => b.similarity - a.similarity);
  return best?.one;
}

function gradeNamed(isSaid: boolean): Grade {
  return isSaid ? 'sure' : 'likely';
}

/** Without a word of wishing or making, a wish has to be likelier. */
function gradeWish(weight: number, isSaid: boolean): Grade {
  if (weight >= sure) return 'sure';
  return weight >= (isSaid ? likely : likelyUnsaid) ? 'likely' : 'lost';
}
