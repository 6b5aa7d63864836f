import type { CompiledGoal } from '#content/goals.ts';
import { loadGoals, loadRoadmaps } from '#content/library.ts';
import type { EventBody } from '#journal/event/event.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';

import type { PageOf } from '#app/browser/page-types.ts';
import { makePlanSaved } from '#app/pages/plan/new/make-plan-saved.ts';
import { listContentTopics, type PlanContent } from '#app/pages/plan/plan-content.ts';
import { type TrackedPlan, makeTrackedPlan } from '#app/pages/plan/tracked/tracked-plan.ts';
import { listProjectGoals } from '#app/browser/project-goals.ts';
import { listTopics } from '#app/browser/roadmaps.ts';

const [roadmaps, goals] = await Promise.all([loadRoadmaps(), loadGoals()]);

function findRoadmap(slug: string): PageOf<'roadmap'> {
  const found = roadmaps.find((one) => one.slug === slug);
  if (!found) throw new Error(`${slug} is missing.`);
  return { kind: 'roadmap', changes: [], goals: [], leadsTo: [], ...found };
}

export const roadmap = findRoadmap('vue');
export const roadmapTopics = listTopics(roadmap);

/** A page about a pet, with HTML and CSS. */
export const exampleGoal = findGoal('pet-page');
export const goalContent: PlanContent = {
  roadmaps: exampleGoal.technologies.map(findRoadmap),
  goal: exampleGoal,
  projects: exampleGoal.technologies.flatMap((slug) => listProjectGoals(goals, slug)),
};

function findGoal(id: string): CompiledGoal {
  const goal = goals.find((one) => one.id === id);
  if (!goal) throw new Error(`${id} is missing.`);
  return goal;
}

type When = { readonly date?: string; readonly events?: (plan: Plan) => EventBody[] };

/** For tests: a plan of Vue from Saturday 21 November 2026, as it is on a date after some events. */
export function exampleTrackedPlan(request: Partial<PlanRequest>, when: When = {}): TrackedPlan {
  return trackPlan(
    { roadmaps: [roadmap], goal: null, projects: listProjectGoals(goals, 'vue') },
    { title: 'Vue in 20 days', request },
    when,
  );
}

/** The same for a page about a pet. */
export function exampleGoalPlan(request: Partial<PlanRequest>, when: When = {}): TrackedPlan {
  const { id, presumes } = exampleGoal;
  const title = 'A page about a pet in 20 days';
  return trackPlan(goalContent, { title, request: { goal: id, presumes, ...request } }, when);
}

type Wish = { readonly title: string; readonly request: Partial<PlanRequest> };

function trackPlan(content: PlanContent, { title, request }: Wish, when: When): TrackedPlan {
  const { date = '2026-11-21', events = () => [] } = when;
  const usual = { days: 20, age: 30, level: 1, firstWeekday: 5 } as const;
  const plan = makePlan(listContentTopics(content, request), { ...usual, ...request });
  const saved = makePlanSaved(plan, { id: 'vue', title, starts: '2026-11-21' });
  if (!saved) throw new Error('The plan is too large.');
  const state = foldJournal(exampleEvents(saved, ...events(plan)), { renamed: [] });
  const [savedPlan] = state.plans.values();
  if (!savedPlan) throw new Error('The plan was not saved.');
  return makeTrackedPlan(savedPlan, plan, { ...content, state, date });
}

/** For tests: a plan of Vue that begins on a date, and the event that saves it. */
export function makeExamplePlan(id: string, starts: string, days = 20): { plan: Plan; saved: EventBody } {
  const plan = makePlan(roadmapTopics, { days, age: 30, level: 1 });
  const saved = makePlanSaved(plan, { id, title: `Vue in ${days} days`, starts });
  if (!saved) throw new Error('The plan is too large.');
  return { plan, saved };
}
