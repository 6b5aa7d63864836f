import { estimateFit } from '#planner/forecast/estimate-fit.ts';

import { fetchPlanContent, listContentTopics, type PlanContent } from '../../plan-content.ts';
import { makeRequest, type PlanContext, type PlanForm } from '../read-plan-form.ts';
import { describeFit, type FitMessage } from './describe-fit.ts';
import { describeGoalFit } from './describe-goal-fit.ts';
import { makePreview, type PlanPreview } from './make-preview.ts';

export type FetchedPreview = { readonly fit: FitMessage; readonly preview: PlanPreview };

/** Null if the roadmaps cannot be loaded; the form works without a preview. */
export async function fetchPreview(form: PlanForm, known: PlanContext): Promise<FetchedPreview | null> {
  const { technologies, request } = form;
  const content = await fetchPlanContent({ technologies, goal: request.goal, parts: request.parts });
  if (!content) return null;
  const full = makeRequest(request, { ...known, goal: content.goal });
  const whole = { ...form, request: full };
  return { fit: findFit(content, whole), preview: makePreview(content, whole) };
}

function findFit(content: PlanContent, { starts, request }: PlanForm): FitMessage {
  if (content.goal) return describeGoalFit({ content, request, steps: content.goal.steps }, starts);
  return describeFit(estimateFit(listContentTopics(content, request), request), {
    starts,
    days: request.days,
  });
}
