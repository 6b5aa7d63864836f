import { readPartKey } from '#content/topic-key.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import { type Corrections, levelCodes } from '#question/meaning/meaning.ts';
import { allDays } from '#question/time/weekdays.ts';

import { joinTechnologies } from '#question/goal/choose-goal.ts';
import type { Library } from '../library.ts';

const levels = [1, 2, 3] as const;

/** A plan's request with what the learner set by hand. */
export function correctPlan(
  { topicsOf, goals }: Library,
  { technologies, request }: RequestedPlan,
  corrections: Corrections = {},
): RequestedPlan {
  const { days, minutes, weekdays, level, known } = corrections;
  const goal = goals.get(corrections.goalId ?? '');
  const step = levels[levelCodes.findIndex((code) => code === level)];
  const slugs = (corrections.technologies ?? []).filter((slug) => topicsOf.has(slug));
  const used =
    slugs.length > 0 ? slugs : goal ? joinTechnologies(goal.technologies, technologies) : technologies;
  return {
    technologies: used,
    request: {
      ...(corrections.goalId === null ? leaveGoal(request) : keepParts(request, used)),
      ...(goal && { goal: goal.id, presumes: goal.presumes }),
      ...(days !== undefined && { days }),
      ...(minutes && { minutesADay: { weekday: minutes } }),
      ...(weekdays && { restDays: allDays.filter((day) => !weekdays.includes(day)) }),
      ...(step && { level: step }),
      ...(known && { known: [...new Set([...(request.known ?? []), ...known])] }),
    },
  };
}

/** A part is made with one technology, and goes with it. */
function keepParts(
  { parts, ...others }: RequestedPlan['request'],
  technologies: readonly string[],
): RequestedPlan['request'] {
  const kept = (parts ?? []).filter((key) => technologies.includes(readPartKey(key)?.technology ?? ''));
  return kept.length > 0 ? { ...others, parts: kept } : others;
}

function leaveGoal(request: RequestedPlan['request']): RequestedPlan['request'] {
  const { goal: _, parts: __, presumes: ___, nextGoals: ____, moreTopics: _____, ...others } = request;
  return others;
}
