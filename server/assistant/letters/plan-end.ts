import type { LeftOut, Plan } from '#planner/plan.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from './marks.ts';
import { count, joinWords, linkTopic, nameOf } from './words.ts';

const reasons: Record<LeftOut['why'], string> = {
  'too-few-days': 'for lack of days',
  'above-level': 'as they come after your level',
  begun: 'as only their first part fits',
  presumed: 'as they rest on something that is left out',
};
const namedAtMost = 5;

/** What was left out and why, what is taken as known, what comes next, and how to change the plan. */
export function writePlanEnd(library: Library, plan: Plan): string[] {
  const { weekday } = plan.minutesADay;
  return [
    ...sayAssumed(plan),
    ...sayLeftOut(library, plan),
    ...sayFinished(plan),
    ...sayNext(library, plan),
    `To change the plan, tell me how many minutes a day you have (now ${weekday}), your level, or the topics that matter most.`,
  ];
}

function sayAssumed({ assumed }: Plan): string[] {
  return assumed.length > 0
    ? [`Taken as known, as they lie below your level: ${count(assumed.length, 'topic')}.`]
    : [];
}

function sayLeftOut(library: Library, { leftOut }: Plan): string[] {
  return Object.entries(reasons).flatMap(([why, reason]) => {
    const keys = leftOut.filter((left) => left.why === why).map(({ key }) => key);
    const topics = keys.flatMap((key) => library.topics.get(key) ?? []);
    if (topics.length === 0) return [];
    const names = topics.slice(0, namedAtMost).map(linkTopic);
    const more = topics.length > namedAtMost ? [`${topics.length - namedAtMost} more`] : [];
    return [`Left out ${reason}: ${joinWords([...names, ...more])}.`];
  });
}

function sayFinished({ finishedOn, days }: Plan): string[] {
  if (finishedOn === undefined || finishedOn >= days.length) return [];
  return [`The last new topic is done on day ${finishedOn}; the days after it are for projects and review.`];
}

function sayNext(library: Library, { next }: Plan): string[] {
  const names = next.slice(0, 3).map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`);
  return names.length > 0 ? [`Good to learn next: ${joinWords(names)}.`] : [];
}
