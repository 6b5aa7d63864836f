import { estimateFit } from '#planner/forecast/estimate-fit.ts';

import { fetchPlanContent, listContentTopics } from '../plan-content.ts';
import { describeFit, type FitMessage } from './describe-fit.ts';
import { describeGoalFit } from './describe-goal-fit.ts';
import { makeRequest, type PlanContext, type PlanForm } from './read-plan-form.ts';

/** Null if the roadmaps cannot be loaded; the form works without this message. */
export async function fetchFit(form: PlanForm, known: PlanContext): Promise<FitMessage | null> {
  const { technologies, starts, request } = form;
  const content = await fetchPlanContent({ technologies, goal: request.goal });
  if (!content) return null;
  const full = makeRequest(request, { ...known, goal: content.goal });
  if (content.goal) return describeGoalFit({ content, request: full, steps: content.goal.steps }, starts);
  const fit = estimateFit(listContentTopics(content, full), full);
  return describeFit(fit, { starts, days: request.days });
}
