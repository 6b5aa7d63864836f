import { replanPlan } from '#planner/replan-plan.ts';

import { act } from '../record/journal/change.ts';
import type { LivingPlan } from './living.ts';
import { useKeeping } from './use-keeping.ts';
import { lockEvent, wantLock, wantOut, wantSwap } from './wanted.ts';

/** What a learner can do with a plan. Each change lays out again what is left, and says what came of it. */
export function useChanges(living: LivingPlan) {
  const { change, settle, ...keeping } = useKeeping(living);
  return {
    ...keeping,
    catchUp: () => {
      const replan = replanPlan(living.topics, living.plan, living.progress);
      settle({ replan, events: [], words: 'The plan is laid out again from today on.' });
    },
    lock: (key: string, day: number) => change(wantLock(living, key, day)),
    unlock: (key: string) => void act(lockEvent(living, key, false)),
    drop: (key: string, withResting: boolean) => change(wantOut(living, key, withResting)),
    swap: (day: number, other: number) => change(wantSwap(living, day, other)),
  };
}

export type Changes = ReturnType<typeof useChanges>;
