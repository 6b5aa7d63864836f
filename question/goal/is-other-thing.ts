import type { CompiledGoal } from '#content/goals.ts';

import type { GoalIndex } from './goal-index.ts';
import { listNamingWords } from './list-naming-words.ts';

/** Goals that are things. Other goals are reached, and what is told with them is circumstances. */
const thingInterests: ReadonlySet<string> = new Set([
  'apps',
  'automation',
  'data',
  'games',
  'pages',
  'servers',
]);
/** Who says this many things that it has to do, without naming the goal, describes another thing. Our own choice. */
const many = 2;

type Told = { readonly text: string; readonly required: number; readonly isGame: boolean };

/** Whether a message describes another thing: it says what the thing has to do, and uses none of the goal's names. */
export function isOtherThing(index: GoalIndex, goal: CompiledGoal, told: Told): boolean {
  if (!thingInterests.has(goal.interest) || told.required < (told.isGame ? 1 : many)) return false;
  const said = new Set(listNamingWords(told.text, index.vocabulary));
  const [title = [], ...names] = index.phrases[index.goals.findIndex(({ id }) => id === goal.id)] ?? [];
  // People name games by their titles; the rest of what they say is true of many games.
  if (goal.interest === 'games') return !title.some((stem) => said.has(stem));
  return ![title, ...names].some((stems) => {
    const own = stems.filter((stem) => !index.technologies.has(stem));
    return own.length > 0 && own.every((stem) => said.has(stem));
  });
}
