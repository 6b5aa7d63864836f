import type { RequestedPlan } from '#contract/meaning.ts';
import { type Corrections, levelCodes } from '#question/meaning.ts';
import { allDays } from '#question/time/weekdays.ts';

import type { Library } from '../library.ts';

const levels = [1, 2, 3] as const;

/** A plan's request with what the learner set by hand. */
export function correctPlan(
  { topicsOf }: Library,
  { technologies, request }: RequestedPlan,
  corrections: Corrections = {},
): RequestedPlan {
  const { days, minutes, weekdays, level, known } = corrections;
  const step = levels[levelCodes.findIndex((code) => code === level)];
  const slugs = (corrections.technologies ?? []).filter((slug) => topicsOf.has(slug));
  return {
    technologies: slugs.length > 0 ? slugs : technologies,
    request: {
      ...request,
      ...(days !== undefined && { days }),
      ...(minutes && { minutesADay: { weekday: minutes } }),
      ...(weekdays && { restDays: allDays.filter((day) => !weekdays.includes(day)) }),
      ...(step && { level: step }),
      ...(known && { known: [...new Set([...(request.known ?? []), ...known])] }),
    },
  };
}
