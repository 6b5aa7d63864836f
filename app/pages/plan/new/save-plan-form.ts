import { makePlan } from '#planner/make-plan.ts';

import { fetchRoadmaps, listTopics } from '../../../browser/roadmaps.ts';
import type { PageOf } from '../../../browser/page-types.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { endTitle, makePlanSaved } from './make-plan-saved.ts';
import { makeRequest, type PlanContext, type PlanForm } from './read-plan-form.ts';
import { tooLarge, unreachable } from '../errors.ts';
import { joinWords } from '#wording/lists.ts';

export type Saved = { readonly id: string } | { readonly problem: string };

/** Makes and saves a plan. Gives an error message on failure. */
export async function savePlanForm(form: PlanForm, known: PlanContext): Promise<Saved> {
  const roadmaps = await fetchRoadmaps(form.technologies);
  if (!roadmaps) return { problem: unreachable };
  const topics = roadmaps.flatMap(listTopics);
  const plan = makePlan(topics, makeRequest(form, known));
  const id = crypto.randomUUID();
  const event = makePlanSaved(plan, { id, title: namePlan(form, known.page), starts: form.starts });
  if (!event) return { problem: `${tooLarge} Choose fewer days.` };
  await recordEvents([event]);
  return { id };
}

/** "HTML and CSS in 30 days". */
function namePlan({ technologies, request }: PlanForm, page: PageOf<'plan'>): string {
  const names = page.technologies.filter(({ slug }) => technologies.includes(slug)).map(({ name }) => name);
  return `${joinWords(names)}${endTitle(request.days)}`;
}
