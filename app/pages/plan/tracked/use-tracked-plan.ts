import { useMemo, useReducer } from 'react';

import type { PlanState } from '#journal/fold/state.ts';

import { useRoadmaps } from '../../../browser/roadmaps.ts';
import { useJournal } from '../../../record/journal.ts';
import { type LivingPlan, makeLiving } from './tracked.ts';
import { readPlan } from './read-plan.ts';
import { useToday } from './use-today.ts';

/** 'unreadable': this version cannot read what was saved. 'unreached': the plan's roadmaps cannot be had now. */
export type Read =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreached'; readonly retry: () => void }
  | { readonly kind: 'living'; readonly living: LivingPlan };

/** A plan as it is today; suspends until it is known whether its roadmaps can be had. */
export function useLiving(saved: PlanState): Read {
  const { state } = useJournal();
  const date = useToday();
  const [, retry] = useReducer((tries: number) => tries + 1, 0);
  const plan = useMemo(() => readPlan(saved, renamedTopics), [saved]);
  const roadmaps = useRoadmaps(plan?.technologies ?? []);
  const living = useMemo(
    () => plan && roadmaps && makeLiving(saved, plan, { state, roadmaps, date }),
    [plan, saved, state, date, roadmaps],
  );
  if (!plan) return { kind: 'unreadable' };
  return living ? { kind: 'living', living } : { kind: 'unreached', retry };
}
