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
  /** Those similar to what is said besides technologies, the nearest first; none without a wish. */
  readonly alike: readonly RankedGoal[];
  readonly grade: Grade;
  /** Whether it is plainly a wish, whatever else it looks like. */
  readonly isPlain: boolean;
};

/** From these logits on, a goal is taken or offered: of messages without a goal, one in 70 and one in 10. */
const [sure, likelyUnsaid, likely] = [2, 1.4, -0.4];
/** Below these logits, even the nearest goal is far; words of wishing bring it nearer. */
const [faint, faintUnsaid] = [-5, -2];
/** From this logit on, it is a wish even if it reads like a question: of such messages without a goal, one in 150. */
const plain = 6;
const most = 3;
/** How much of what is named a name of a goal has to be: in 23 such wishes by people who had not seen the names, all meant it. */
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

/** A technology alone is similar to all goals that use it. */
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

/** Only the best by words are compared by name, and only if a message names little more than a name does. */
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

function gradeWish(weight: number, isSaid: boolean): Grade {
  if (weight >= sure) return 'sure';
  return weight >= (isSaid ? likely : likelyUnsaid) ? 'likely' : 'lost';
}
