import { estimateFit, type Fit } from '#planner/forecast/estimate-fit.ts';

import { describeEnough, describeFitting } from '#wording/plan.ts';
import { fetchRoadmaps, listTopics } from '../../../browser/roadmaps.ts';
import { formatWholeDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { makeRequest, type PlanContext, type PlanForm } from './read-plan-form.ts';
import { allTopics, plural } from '#wording/counts.ts';

/** Whether the topics fit the days, and a better number of days if there is one. */
export type FitMessage = { readonly words: string; readonly days: number | null };

/** Null if the roadmaps cannot be loaded; the form works without this message. */
export async function fetchFit(form: PlanForm, known: PlanContext): Promise<FitMessage | null> {
  const roadmaps = await fetchRoadmaps(form.technologies);
  if (!roadmaps) return null;
  const fit = estimateFit(roadmaps.flatMap(listTopics), makeRequest(form, known));
  return describeFit(fit, { starts: form.starts, days: form.request.days });
}

type Asked = { readonly starts: string; readonly days: number };

export function describeFit(fit: Fit, { starts, days }: Asked): FitMessage {
  const best = fit.verdict === 'too-few' ? fit.daysNeeded : fit.daysEnough;
  const enough = best === days ? null : best;
  const until = enough === null ? '' : ` ${describeEnough(enough)}, until ${endOf(starts, enough)}.`;
  const all = `${allTopics(fit.topics)} ${plural(fit.topics, 'fits', 'fit')}.`;
  const words: Record<Fit['verdict'], string> = {
    'nothing-new': 'There is nothing new to learn here: you know these topics, or they are below your level.',
    fits: all,
    'too-many': `${all} The last days are only reviews.${until}`,
    'too-few': `Too few days: ${describeFitting(fit.scheduled, fit.topics)}.${until}${describeRest(fit)}`,
  };
  const isWrong = fit.verdict === 'too-few' || fit.verdict === 'too-many';
  return { words: words[fit.verdict], days: isWrong ? enough : null };
}

/** If the minutes alone would be enough, this explains why the days are not. */
function describeRest({ minutesNeeded, minutesAvailable }: Fit): string {
  return minutesAvailable < minutesNeeded ? '' : ' Reviews, projects and delays need time too.';
}

function endOf(starts: string, days: number): string {
  return formatWholeDate(dateOfDay(starts, days));
}
