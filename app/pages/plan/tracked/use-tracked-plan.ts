import { useMemo, useReducer } from 'react';

import type { PlanState } from '#journal/fold/state.ts';
import { followKeys } from '#journal/renames.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';

import { usePlanContent } from '../plan-content.ts';
import { useJournal } from '../../../record/use-record.ts';
import { useToday } from '../../../ui/use-today.ts';
import { type TrackedPlan, makeTrackedPlan } from './tracked-plan.ts';
import { hasOtherProjects } from '../project/list-tracked-projects.ts';

/** 'unreadable': this version cannot read the plan. 'unreachable': its roadmaps could not be loaded. */
export type TrackedPlanRead =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  | { readonly kind: 'tracked'; readonly tracked: TrackedPlan };

/** A plan as of today. Suspends while its roadmaps and its goal load. */
export function useTrackedPlan(saved: PlanState): TrackedPlanRead {
  const { state } = useJournal();
  const date = useToday();
  const [, retry] = useReducer((tries: number) => tries + 1, 0);
  const plan = useMemo(() => readSavedPlan(saved, followKeys(renamedTopics), date), [saved, date]);
  const content = usePlanContent({
    technologies: plan?.technologies ?? [],
    goal: plan?.request.goal,
    parts: plan?.request.parts,
    withProjects: plan !== null && hasOtherProjects(plan),
  });
  const tracked = useMemo(
    () => plan && content && makeTrackedPlan(saved, plan, { ...content, state, date }),
    [plan, saved, state, date, content],
  );
  if (!plan) return { kind: 'unreadable' };
  return tracked ? { kind: 'tracked', tracked } : { kind: 'unreachable', retry };
}
