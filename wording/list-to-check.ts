import type { Plan } from '#planner/types/plan.ts';

export const checkFirstLabel = 'Check these first';

/** Our own choice: more are a list, not a check. */
export const maxToCheck = 8;

/** Prerequisites first, without what the learner says is known. */
export function listToCheck(
  { days, assumed, request }: Pick<Plan, 'days' | 'assumed' | 'request'>,
  prerequisitesOf: (key: string) => readonly string[],
): string[] {
  if (request.level === 1) return [];
  const said = new Set(request.known);
  const open = new Set(assumed.filter((key) => !said.has(key)));
  const used = days.flatMap(({ items }) => items.flatMap(({ key }) => prerequisitesOf(key)));
  return [...new Set(used)].filter((key) => open.has(key));
}
