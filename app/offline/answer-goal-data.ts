import type { CompiledGoal } from '#content/goals.ts';
import { type PackedGoals, unpackGoals } from '#content/shapes/pack-goals.ts';

import { completeGoal } from '../browser/complete-goal.ts';
import { listProjectGoals } from '../browser/project-goals.ts';

/** The data of one goal, the steps for one technology, or the names of all. It is not stored by itself, but made of what is. */
const goalData = /^(\/assets\/pages-\w+)\/(?:goals\/([\w-]+)|steps\/([\w-]+)|goal-names)\.json$/;

export function isGoalData(path: string): boolean {
  return goalData.test(path);
}

/** Answers from the stored files as the server would. */
export async function answerGoalData(request: Request): Promise<Response> {
  const [, folder = '', wanted, technology] = goalData.exec(new URL(request.url).pathname) ?? [];
  const read = async (name: string) => (await caches.match(`${folder}/${name}.json`))?.json();
  const packed: PackedGoals | undefined = await read('all-goals');
  if (!packed) return fetch(request);
  const goals = unpackGoals(packed);
  if (technology !== undefined) return Response.json(listProjectGoals(goals, technology));
  if (wanted === undefined) return Response.json(listNames(goals));
  const goal = goals.find(({ id }) => id === wanted);
  if (!goal) return new Response(null, { status: 404 });
  return Response.json(completeGoal(goal, { ...(await read('goals')), outlines: await read('outlines') }));
}

function listNames(goals: readonly CompiledGoal[]): Record<string, readonly string[]> {
  return Object.fromEntries(goals.map(({ id, names }) => [id, names]));
}
