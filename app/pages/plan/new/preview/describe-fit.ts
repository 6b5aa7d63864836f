import type { Fit } from '#planner/forecast/estimate-fit.ts';

import { describeEnough, describeFitting } from '#wording/plan.ts';
import { formatWholeDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { allTopics, plural } from '#wording/counts.ts';

/** Whether the topics fit the days, and a better number of days if there is one. */
export type FitMessage = { readonly words: string; readonly days: number | null };

type Asked = { readonly starts: string; readonly days: number };

export function describeFit(fit: Fit, { starts, days }: Asked): FitMessage {
  const best = fit.verdict === 'too-few' ? fit.daysNeeded : fit.daysEnough;
  const enough = best === days ? null : best;
  const until = enough === null ? '' : ` ${describeEnough(enough)}, until ${formatEnd(starts, enough)}.`;
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

export function formatEnd(starts: string, days: number): string {
  return formatWholeDate(dateOfDay(starts, days));
}
