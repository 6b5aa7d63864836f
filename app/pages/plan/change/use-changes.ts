import { replanPlan } from '#planner/replan/replan-plan.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { ProjectGoal } from '#wording/projects/project-part.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { describeCatchUp } from './describe-catch-up.ts';
import { useSavePlan } from './use-save-plan.ts';
import {
  lockEvent,
  makeAddChange,
  makeLeaveChange,
  makeReturnChange,
  makeLockChange,
  makeDropChange,
  makeSwapChange,
} from './plan-changes.ts';

/** Each change replans the remaining days. `at` is the id of the used control, where a refusal is shown. */
export function useChanges(tracked: TrackedPlan) {
  const { change, settle, ...saving } = useSavePlan(tracked);
  return {
    ...saving,
    catchUp: (at: string) => {
      const replan = replanPlan(tracked.topics, tracked.plan, tracked.progress);
      settle({ replan, events: [], words: (next) => describeCatchUp(tracked, next), at });
    },
    /** Adds the days that the open topics of a finished plan need. */
    extend: (at: string) => {
      const { inFull } = replanPlan(tracked.topics, tracked.plan, tracked.progress);
      const replan = { isChoice: false, onTime: inFull, inFull };
      settle({ replan, events: [], words: (next) => describeCatchUp(tracked, next), at });
    },
    /** The same work on other days. */
    relay: (next: Plan, words: string, at: string) => {
      const replan = { isChoice: false, onTime: next, inFull: next };
      settle({ replan, events: [], words: () => words, at });
    },
    lock: (key: string, day: number, at: string) => change(makeLockChange(tracked, key, day), at),
    unlock: (key: string) => void recordWithUndo(lockEvent(tracked, key, false)),
    drop: (key: string, withDependents: boolean, at: string) =>
      change(makeDropChange(tracked, key, withDependents), at),
    swap: (day: number, other: number, at: string) => change(makeSwapChange(tracked, day, other), at),
    add: (key: string, at: string) => change(makeAddChange(tracked, key), at),
    leaveGoal: (goal: ProjectGoal, at: string) => change(makeLeaveChange(tracked, goal), at),
    bringBack: (keys: readonly string[], at: string) => change(makeReturnChange(tracked, keys), at),
  };
}

export type Changes = ReturnType<typeof useChanges>;
