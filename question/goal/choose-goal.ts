import type { CompiledGoal } from '#content/goals.ts';
import type { Names } from '#search/query/names.ts';

import type { Grade } from '../meaning/meaning.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { WishedGoals } from './find-goals.ts';
import type { GoalIndex } from './goal-index.ts';
import type { RankedGoal } from './rank-wished-goals.ts';
import { type Candidate, listSimilar, ofTechnologies, type SimilarGoal } from './list-similar.ts';

export type SaidBeside = {
  readonly technologies: readonly string[];
  readonly mentioned: readonly string[];
  readonly isGame: boolean;
  /** Whether it has to be made with something that has no roadmap. */
  readonly isElsewhere: boolean;
};

export type GoalName = Pick<CompiledGoal, 'id' | 'title'>;

/** `isClose`: it may well be meant, and is not only the nearest. */
export type NearGoal = GoalName & { readonly isClose: boolean };

export type ChosenGoal = {
  readonly grade: Grade;
  readonly goal: CompiledGoal | null;
  readonly nearest: readonly NearGoal[];
  /** If no goal is clearly wished for: those that the technologies said can make, the most similar first. */
  readonly similar: readonly SimilarGoal[];
  /** Whether it is a wish, whatever else it looks like. */
  readonly isPlain: boolean;
};

/** The weight of a goal that is made with other technologies than those said. */
const otherwiseMade = 0.75;
/** From this likelihood on, it is this goal; below, it is an offer. */
const clearlyNearest = 0.5;
/** From these likelihoods on, a goal is offered; the second is for goals made with other technologies. Our own choice. */
const [close, closeElsewhere] = [0.15, 0.5];
/** A goal made with other things than those said, or about some that were not said, is at most offered. */
export function chooseGoal(
  { goals, names }: Pick<GoalIndex, 'goals'> & { readonly names: Names },
  found: WishedGoals,
  said: SaidBeside,
): ChosenGoal {
  const findAll = (ones: readonly RankedGoal[]) =>
    ones.flatMap((one) => goals.filter(({ id }) => id === one.id).map((goal) => ({ one, goal })));
  const ranked = findAll(found.goals)
    .filter(({ goal }) => !said.isElsewhere || isNamed(names, goal, said))
    .toSorted((a, b) => weigh(b, said.technologies) - weigh(a, said.technologies));
  const [best] = ranked;
  const isClose = ({ one: { share }, goal }: Candidate) =>
    isNamed(names, goal, said) &&
    share >= (agrees(goal.technologies, said.technologies) ? close : closeElsewhere);
  const nearest = ranked.map((one) => ({ id: one.goal.id, title: one.goal.title, isClose: isClose(one) }));
  if (!best) return { grade: 'lost', goal: null, nearest, similar: [], isPlain: false };
  const isClear = (one: Candidate) =>
    isNamed(names, one.goal, said) && shareOf(one, ranked, said) >= clearlyNearest;
  const isFitting = !said.isElsewhere && agrees(best.goal.technologies, said.technologies);
  if (isFitting && found.grade === 'sure' && isClear(best))
    return { grade: found.grade, isPlain: found.isPlain, goal: best.goal, nearest, similar: [] };
  const likely = isFitting && isClear(best) ? best : undefined;
  const isMade = ({ goal }: Candidate) => agrees(goal.technologies, said.technologies);
  const all = findAll(found.alike).filter(isMade);
  const nearestScore = found.alike[0]?.score ?? 0;
  const isLost = said.isElsewhere && said.technologies.length === 0;
  const similar = isLost ? [] : listSimilar(all, { ...said, likely, nearestScore, grade: found.grade });
  if (isFitting) return { grade: found.grade, isPlain: found.isPlain, goal: null, nearest, similar };
  const grade = found.grade === 'sure' ? 'likely' : found.grade;
  return { grade, goal: null, nearest, similar, isPlain: false };
}

/** How likely it is the best goal among those that can be made with what was said. */
function shareOf(best: Candidate, ranked: readonly Candidate[], { technologies }: SaidBeside): number {
  const others = ranked.filter(({ goal }) => !agrees(goal.technologies, technologies));
  return best.one.share / (1 - others.reduce((sum, { one }) => sum + one.share, 0));
}

function isNamed(names: Names, { interest, title }: CompiledGoal, { mentioned }: SaidBeside): boolean {
  if (!ofTechnologies.has(interest)) return true;
  return listMentioned(readMentions(names, title)).every((slug) => mentioned.includes(slug));
}

/** Whether the technologies said can make a goal: all of them belong to it, or all of its own are among them. */
export function agrees(own: readonly string[], said: readonly string[]): boolean {
  return said.every((slug) => own.includes(slug)) || own.every((slug) => said.includes(slug));
}

export function joinTechnologies(own: readonly string[], said: readonly string[]): readonly string[] {
  return own.every((slug) => said.includes(slug)) ? said : own;
}

function weigh({ one, goal }: Candidate, said: readonly string[]): number {
  return one.score * (agrees(goal.technologies, said) ? 1 : otherwiseMade);
}
