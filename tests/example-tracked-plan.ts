import { loadRoadmaps } from '#content/library.ts';
import type { EventBody } from '#journal/event/event.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';

import type { PageOf } from '#app/browser/page-types.ts';
import { makePlanSaved } from '#app/pages/plan/new/make-plan-saved.ts';
import { type TrackedPlan, makeTrackedPlan } from '#app/pages/plan/tracked/tracked-plan.ts';
import { listTopics } from '#app/browser/roadmaps.ts';

const vue = (await loadRoadmaps()).find(({ slug }) => slug === 'vue');
if (!vue) throw new Error('Vue is missing.');
export const roadmap: PageOf<'roadmap'> = { kind: 'roadmap', changes: [], ...vue };
export const roadmapTopics = listTopics(roadmap);

/** For tests: a plan of Vue from Saturday 21 November 2026, as it is on a date after some events. */
export function exampleTrackedPlan(
  request: Partial<PlanRequest>,
  { date = '2026-11-21', events = () => [] }: { date?: string; events?: (plan: Plan) => EventBody[] } = {},
): TrackedPlan {
  const plan = makePlan(roadmapTopics, { days: 20, age: 30, level: 1, firstWeekday: 5, ...request });
  const saved = makePlanSaved(plan, { id: 'vue', title: 'Vue in 20 days', starts: '2026-11-21' });
  if (!saved) throw new Error('The plan is too large.');
  const state = foldJournal(exampleEvents(saved, ...events(plan)), { renamed: [] });
  const [savedPlan] = state.plans.values();
  if (!savedPlan) throw new Error('The plan was not saved.');
  return makeTrackedPlan(savedPlan, plan, { state, roadmaps: [roadmap], date });
}
