import type { CompiledGoal } from '#content/goals.ts';

import type { GoalIndex } from './goal-index.ts';
import { listNamingWords } from './list-naming-words.ts';

/** Goals that are things. Others are reached, and what is told beside them are circumstances. */
const thingInterests: ReadonlySet<string> = new Set([
  'apps',
  'automation',
  'data',
  'games',
  'pages',
  'servers',
]);
/** Who says so much of what a thing has to do without naming the goal describes another thing. Our own choice. */
const many = 2;

type Told = { readonly text: string; readonly required: number; readonly isGame: boolean };

/** Whether a message describes a thing that is not this goal: it tells what the thing has to do, and calls it by none of the goal's names. */
export function isOtherThing(index: GoalIndex, goal: CompiledGoal, told: Told): boolean {
  if (!thingInterests.has(goal.interest) || told.required < (told.isGame ? 1 : many)) return false;
  const said = new Set(listNamingWords(told.text, index.vocabulary));
  const [title = [], ...names] = index.phrases[index.goals.findIndex(({ id }) => id === goal.id)] ?? [];
  // People name games by their titles; all else that they say of one holds of many.
  if (goal.interest === 'games') return !title.some((stem) => said.has(stem));
  return ![title, ...names].some((stems) => {
    const own = stems.filter((stem) => !index.technologies.has(stem));
    return own.length > 0 && own.every((stem) => said.has(stem));
  });
}
