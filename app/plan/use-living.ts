import { useMemo } from 'react';

import type { PlanState } from '#journal/state.ts';

import { useRoadmaps } from '../page-data.ts';
import { useJournal } from '../record/journal/journal.ts';
import { readToday } from '../record/telling/dates.ts';
import { type LivingPlan, makeLiving } from './living.ts';
import { readPlan } from './read-plan.ts';

/** Suspends until the plan's roadmaps are here. Null where what was saved cannot be read by this version. */
export function useLiving(saved: PlanState): LivingPlan | null {
  const { state } = useJournal();
  const plan = useMemo(() => readPlan(saved, renamedTopics), [saved]);
  const roadmaps = useRoadmaps(plan?.technologies ?? []);
  const today = readToday();
  return useMemo(
    () => plan && makeLiving(saved, plan, { state, roadmaps, date: today }),
    [plan, saved, state, today, roadmaps],
  );
}
