import type { CompiledGoal } from '#content/goals.ts';
import { examsAside, movingWords, namedGoals } from '#lexicon/goal/shape-words.ts';
import { foldText } from '#search/text/plain-text.ts';

import { agrees, type ChosenGoal, type SaidBeside } from '../goal/choose-goal.ts';
import type { ReadShape } from './read-shape.ts';

type Said = Pick<SaidBeside, 'technologies' | 'mentioned'> & { readonly text: string };

type Ready = { readonly goals: readonly CompiledGoal[]; readonly shape: ReadShape | null };

/** The goal if it is named in plain words, and else the learner's own thing if its shape is plainer than the chosen goal. */
export function preferShape(chosen: ChosenGoal, { goals, shape }: Ready, said: Said): ChosenGoal {
  const kept = isFarExam(chosen.goal, said.text) ? { ...chosen, goal: null, grade: 'lost' as const } : chosen;
  if (shape?.isPlain === 'always') return takeGoal(kept, shape.goal);
  const named = findNamed(goals, said);
  if (named && (kept.goal === null || kept.goal.interest === named.interest)) return takeGoal(kept, named);
  if (!shape || (kept.goal && !isPlainer(shape, kept.goal, said))) return kept;
  return takeGoal(kept, shape.goal);
}

export function takeGoal(chosen: ChosenGoal, goal: CompiledGoal): ChosenGoal {
  return { ...chosen, goal, grade: 'sure', similar: [] };
}

/** What other technologies build on: a goal that also needs it is no other thing. */
const ground: ReadonlySet<string> = new Set(['html', 'css', 'javascript', 'typescript', 'nodejs', 'json']);

function isPlainer({ goal, isPlain }: ReadShape, ready: CompiledGoal, { technologies }: Said): boolean {
  const own = new Set([...technologies, ...goal.technologies]);
  const added = ready.technologies.filter((slug) => !own.has(slug));
  return isPlain === null ? added.some((slug) => !ground.has(slug)) : added.length > 0;
}

function findNamed(goals: readonly CompiledGoal[], said: Said): CompiledGoal | undefined {
  const folded = foldText(said.text);
  const ids = new Set(namedGoals.filter(({ says }) => says.test(folded)).map(({ id }) => id));
  const [to = ''] = said.technologies;
  const isMoving = movingWords.test(folded);
  const others = said.mentioned.filter((slug) => slug !== to);
  const moves = new Set(others.map((from) => `${from}-to-${to}`));
  return goals.find(
    ({ id, technologies }) =>
      (ids.has(id) && isMadeWith(technologies, said.technologies)) ||
      (isMoving && said.technologies.length === 1 && moves.has(id)),
  );
}

/** Whether the goal has the technologies said, apart from what they build on. */
function isMadeWith(own: readonly string[], said: readonly string[]): boolean {
  return said.length > 0 && agrees(own, said) && own.every((slug) => said.includes(slug) || ground.has(slug));
}

/** An interview that nobody mentioned, or exams that only get in the way. */
function isFarExam(goal: CompiledGoal | null, text: string): boolean {
  if (goal?.interest !== 'exams') return false;
  const folded = foldText(text);
  return examsAside.test(folded) || (goal.id.endsWith('interview') && !interviews.test(folded));
}

const interviews =
  /\b(?:interviews?|placements?|campus|hiring|recruit\w*|job|leetcode|entrevista\w*|entretien|vorstellungsgesprach|colloqui\w*)\b/u;
