import type { CompiledGoal } from '#content/goals.ts';
import type { Names } from '#search/query/names.ts';

import type { Grade } from '../meaning/meaning.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { WishedGoals } from './find-goals.ts';
import type { GoalIndex } from './goal-index.ts';
import type { RankedGoal } from './rank-wished-goals.ts';

export type SaidBeside = {
  readonly technologies: readonly string[];
  /** The same with those that are only known. */
  readonly mentioned: readonly string[];
  /** Whether it is to be made with something that has no roadmap. */
  readonly isElsewhere: boolean;
};

export type GoalName = Pick<CompiledGoal, 'id' | 'title'>;

export type ChosenGoal = {
  readonly grade: Grade;
  readonly goal: CompiledGoal | null;
  readonly nearest: readonly GoalName[];
  /** Whether it is a wish whatever else it is like. */
  readonly isPlain: boolean;
};

/** How much a goal counts that is made with other technologies than those that were said. */
const otherwiseMade = 0.75;
/** So likely it is this one and none of the others: less is an offer. */
const clearlyNearest = 0.5;
/** Who has one of these in mind names its technologies: "from Java to Kotlin". Other things are made with what the goal brings. */
const ofTechnologies: ReadonlySet<string> = new Set(['moving', 'exams', 'old-code']);

/** A goal that is made with other things than those that were said, or with some that it is about and were not, is an offer at most. */
export function chooseGoal(
  { goals, names }: Pick<GoalIndex, 'goals'> & { readonly names: Names },
  found: WishedGoals,
  said: SaidBeside,
): ChosenGoal {
  const ranked = found.goals
    .flatMap((one) => goals.filter(({ id }) => id === one.id).map((goal) => ({ one, goal })))
    .filter(({ goal }) => !said.isElsewhere || isNamed(names, goal, said))
    .toSorted((a, b) => weigh(b, said.technologies) - weigh(a, said.technologies));
  const [best] = ranked;
  const nearest = ranked.map(({ goal: { id, title } }) => ({ id, title }));
  if (!best) return { grade: 'lost', goal: null, nearest, isPlain: false };
  if (said.isElsewhere || !agrees(best.goal.technologies, said.technologies))
    return { grade: found.grade === 'sure' ? 'likely' : found.grade, goal: null, nearest, isPlain: false };
  const isClear =
    found.grade === 'sure' &&
    isNamed(names, best.goal, said) &&
    shareOf(best, ranked, said) >= clearlyNearest;
  const { grade, isPlain } = found;
  return { grade, isPlain, goal: isClear ? best.goal : null, nearest };
}

/** How likely it is the best one, if it is any that is made with what was said. */
function shareOf(best: Candidate, ranked: readonly Candidate[], { technologies }: SaidBeside): number {
  const others = ranked.filter(({ goal }) => !agrees(goal.technologies, technologies));
  return best.one.share / (1 - others.reduce((sum, { one }) => sum + one.share, 0));
}

/** Whether the technologies that a goal is about are all said. */
function isNamed(names: Names, { interest, title }: CompiledGoal, { mentioned }: SaidBeside): boolean {
  if (!ofTechnologies.has(interest)) return true;
  return listMentioned(readMentions(names, title)).every((slug) => mentioned.includes(slug));
}

/** Whether a goal can be made with the technologies that were said: all of them belong to it, or all of its own are among them. */
export function agrees(own: readonly string[], said: readonly string[]): boolean {
  return said.every((slug) => own.includes(slug)) || own.every((slug) => said.includes(slug));
}

/** The technologies of a plan for a goal: those that were said where it needs no others, else its own. */
export function joinTechnologies(own: readonly string[], said: readonly string[]): readonly string[] {
  return own.every((slug) => said.includes(slug)) ? said : own;
}

type Candidate = { readonly one: RankedGoal; readonly goal: CompiledGoal };

function weigh({ one, goal }: Candidate, said: readonly string[]): number {
  return one.score * (agrees(goal.technologies, said) ? 1 : otherwiseMade);
}
