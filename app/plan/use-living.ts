import { useMemo } from 'react';

import type { Json } from '#journal/event.ts';
import type { PlanState } from '#journal/state.ts';
import type { Plan } from '#planner/plan.ts';
import type { Progress } from '#planner/progress.ts';
import type { PlanTopic } from '#planner/topic.ts';
import { unpackPlan } from '#planner/unpack-plan.ts';

import { useRoadmaps } from '../page-data.ts';
import { useJournal } from '../record/journal/journal.ts';
import { readToday } from '../record/telling/dates.ts';
import { readProgress } from './progress.ts';
import { makePlanTopics, type ShownTopic, showTopics } from './topics.ts';

/** A saved plan with what became of it by today. */
export type LivingPlan = {
  readonly saved: PlanState;
  readonly plan: Plan;
  readonly progress: Progress;
  readonly topics: readonly PlanTopic[];
  readonly shown: ReadonlyMap<string, ShownTopic>;
};

/** Suspends until the plan's roadmaps are here. Null where what was saved cannot be read by this version. */
export function useLiving(saved: PlanState): LivingPlan | null {
  const { state } = useJournal();
  const plan = useMemo(() => readPlan(saved), [saved]);
  const roadmaps = useRoadmaps(plan?.technologies ?? []);
  const today = readToday();
  return useMemo(() => {
    if (!plan) return null;
    const topics = roadmaps.flatMap(makePlanTopics);
    return {
      saved,
      plan,
      topics,
      shown: showTopics(roadmaps),
      progress: readProgress(plan, saved, state, today),
    };
  }, [plan, saved, state, today, roadmaps]);
}

function readPlan({ days, request }: PlanState): Plan | null {
  return unpackPlan(isRecord(days) ? { ...days, request } : null);
}

function isRecord(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
