import type { PlanRequest } from '#planner/types/plan-request.ts';

import { plural } from './counts.ts';

/** Whether nobody said that the learner knows what the plan leaves aside: a beginner who wants to get to a goal. */
export function isSkipped({ goal, level }: Pick<PlanRequest, 'goal' | 'level'>): boolean {
  return goal !== undefined && level === 1;
}

/** `topics` is "5 topics" or the like. */
export function describeKnown(topics: string, request: Pick<PlanRequest, 'goal' | 'level'>): string {
  return isSkipped(request)
    ? `To get you to your goal sooner, the plan skips ${topics}. Look them up when a step uses them, or add them.`
    : `The plan takes ${topics} as known.`;
}

export function nameKnown(request: Pick<PlanRequest, 'goal' | 'level'>): string {
  return isSkipped(request) ? 'Skipped to get there sooner' : 'Taken as known';
}

export function sayLookUp(topics: number): string {
  return `Look ${plural(topics, 'it', 'them')} up when a step uses ${plural(topics, 'it', 'them')}.`;
}
