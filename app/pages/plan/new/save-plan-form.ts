import { makePlan } from '#planner/make-plan.ts';

import { fetchPlanContent, goOn, listContentTopics, type PlanContent } from '../plan-content.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { endTitle, makePlanSaved } from './make-plan-saved.ts';
import { makeRequest, type PlanContext, type PlanForm } from './read-plan-form.ts';
import { tooLarge, unreachable } from '../errors.ts';
import { joinWords } from '#wording/lists.ts';

export type Saved = { readonly id: string } | { readonly problem: string };

/** Makes and saves a plan. Gives an error message on failure. */
export async function savePlanForm(form: PlanForm, known: PlanContext): Promise<Saved> {
  const { technologies, starts, request } = form;
  const content = await fetchPlanContent({ technologies, goal: request.goal, parts: request.parts });
  if (!content) return { problem: unreachable };
  const asked = goOn(content, makeRequest(request, { ...known, goal: content.goal }));
  const plan = makePlan(listContentTopics(content, asked), asked);
  const id = crypto.randomUUID();
  const title = `${namePlan(form, content)}${endTitle(request.days)}`;
  const event = makePlanSaved(plan, { id, title, starts });
  if (!event) return { problem: `${tooLarge} Choose fewer days.` };
  await recordEvents([event]);
  return { id };
}

/** "A page about a pet", or "HTML and CSS". */
function namePlan({ technologies }: PlanForm, { goal, roadmaps }: PlanContent): string {
  if (goal) return goal.title;
  const names = roadmaps.filter(({ slug }) => technologies.includes(slug)).map(({ name }) => name);
  return joinWords(names);
}
