import { replanPlan } from '#planner/change/replan-plan.ts';

import { act } from '../../../record/undo-offer.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { sayCaughtUp } from './say-changes.ts';
import { useKeeping } from './use-save-plan.ts';
import { lockEvent, wantAdd, wantBack, wantLock, wantOut, wantSwap } from './plan-changes.ts';

/**
 * What a learner can do with a plan. Each change lays out again what is left, and says what came of it; `at` names the
 * control that was used, which then says why where the change is refused.
 */
export function useChanges(living: LivingPlan) {
  const { change, settle, ...keeping } = useKeeping(living);
  return {
    ...keeping,
    catchUp: (at: string) => {
      const replan = replanPlan(living.topics, living.plan, living.progress);
      settle({ replan, events: [], words: (next) => sayCaughtUp(living, next), at });
    },
    /** Gives what is left of a plan that is over the days that it takes. */
    extend: (at: string) => {
      const { inFull } = replanPlan(living.topics, living.plan, living.progress);
      const replan = { isChoice: false, onTime: inFull, inFull };
      settle({ replan, events: [], words: (next) => sayCaughtUp(living, next), at });
    },
    lock: (key: string, day: number, at: string) => change(wantLock(living, key, day), at),
    unlock: (key: string) => void act(lockEvent(living, key, false)),
    drop: (key: string, withBuilding: boolean, at: string) => change(wantOut(living, key, withBuilding), at),
    swap: (day: number, other: number, at: string) => change(wantSwap(living, day, other), at),
    add: (key: string, at: string) => change(wantAdd(living, key), at),
    bringBack: (keys: readonly string[], at: string) => change(wantBack(living, keys), at),
  };
}

export type Changes = ReturnType<typeof useChanges>;
