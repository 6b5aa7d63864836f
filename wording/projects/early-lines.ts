import { findKnownDays, type ProjectPlan } from './find-known-days.ts';
import type { LineRange } from './project-part.ts';

type FirstStep = { readonly key: string; readonly needs: readonly string[]; readonly lines: number };

export function isFirstStep({ request }: Pick<ProjectPlan, 'request'>, key: string): boolean {
  return request.goal !== undefined && key === `goals/${request.goal}-1`;
}

/** Lines of the first step before its own days, as far as what is known by then allows. The last one waits for the step. */
export function shareEarlyLines(plan: ProjectPlan, { key, needs, lines }: FirstStep): Map<number, LineRange> {
  const first = plan.days.findIndex(({ items }) => items.some((item) => item.key === key));
  const findReady = findKnownDays(plan);
  const early = new Map<number, LineRange>();
  let from = 0;
  for (const { day, fill } of plan.days.slice(0, Math.max(0, first))) {
    if (fill?.kind !== 'project') continue;
    const known = needs.filter((need) => findReady([need]) <= day).length;
    const due = Math.max(1, Math.floor((lines * known) / Math.max(1, needs.length)));
    const to = Math.max(from, Math.min(lines - 1, due));
    early.set(day, { from, to });
    from = to;
  }
  return early;
}
