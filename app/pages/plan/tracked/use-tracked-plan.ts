import { useMemo, useReducer } from 'react';

import type { PlanState } from '#journal/fold/state.ts';
import { followKeys } from '#journal/renames.ts';

import { useRoadmaps } from '../../../browser/roadmaps.ts';
import { useJournal } from '../../../record/use-record.ts';
import { type TrackedPlan, makeTrackedPlan } from './tracked-plan.ts';
import { readSavedPlan } from '#planner/store/read-saved-plan.ts';
import { useToday } from './use-today.ts';

/** 'unreadable': this version cannot read the plan. 'unreachable': its roadmaps could not be loaded. */
export type TrackedPlanRead =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  | { readonly kind: 'tracked'; readonly tracked: TrackedPlan };

/** A plan as of today. Suspends while its roadmaps load. */
export function useTrackedPlan(saved: PlanState): TrackedPlanRead {
  const { state } = useJournal();
  const date = useToday();
  const [, retry] = useReducer((tries: number) => tries + 1, 0);
  const plan = useMemo(() => readSavedPlan(saved, followKeys(renamedTopics)), [saved]);
  const roadmaps = useRoadmaps(plan?.technologies ?? []);
  const tracked = useMemo(
    () => plan && roadmaps && makeTrackedPlan(saved, plan, { state, roadmaps, date }),
    [plan, saved, state, date, roadmaps],
  );
  if (!plan) return { kind: 'unreadable' };
  return tracked ? { kind: 'tracked', tracked } : { kind: 'unreachable', retry };
}
