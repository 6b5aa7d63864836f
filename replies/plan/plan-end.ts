import { isChild } from '#planner/time/allowance.ts';
import type { LeftOut, Plan } from '#planner/types/plan.ts';
import { countDaysNeeded } from '#planner/forecast/count-days-needed.ts';
import { findLastWorkDay } from '#planner/time/make-slots.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import { count } from '#wording/counts.ts';
import { describeEnough, describeFitting, leftOutReasons, reserveUse } from '#wording/plan.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { dayByDay } from './days/plan-blocks.ts';
import { sayPresumed } from './presumed-lines.ts';
import { isEven, sayMinutes } from './opening/time-words.ts';
import { linkTopic, nameOf } from '../words.ts';
import { joinWords, listSome } from '#wording/lists.ts';

/** Topics that are presumed known are told at the beginning, and so are goals that found no time. */
const named: readonly LeftOut['why'][] = ['too-few-days', 'begun'];
const namedAtMost = 5;
const namedToChildren = 2;

/** What was left out and why, what is taken as known, what comes next, and how to change the plan. */
export function writePlanEnd(library: Library, plan: Plan): string[] {
  return [
    ...sayPresumed(library, plan),
    ...sayTooFew(library, plan),
    ...sayLeftOut(library, plan),
    ...sayReserve(plan),
    ...sayFinished(library, plan),
    ...sayNext(library, plan),
    sayHowToChange(plan),
  ];
}

function sayHowToChange(plan: Plan): string {
  const minutes = sayMinutes(plan);
  const now = `now ${isEven(plan) ? minutes.replace(/ .*/, '') : minutes}`;
  return isChild(plan.request.age)
    ? `To change the plan, tell me how many minutes a day you have (${now}). Or name the topics that you like most.`
    : `To change the plan, tell me how many minutes a day you have (${now}), your level, or the topics that matter most.`;
}

/** How much of what there is to learn these days hold, and how many would hold it all. */
function sayTooFew(library: Library, plan: Plan): string[] {
  const { covered, leftOut, days } = plan;
  if (leftOut.every(({ why }) => why === 'presumed')) return [];
  const { daysNeeded } = countDaysNeeded(listPlanTopics(library, plan), plan.request);
  const fitting = describeFitting(covered.length, covered.length + leftOut.length);
  const all = daysNeeded === null ? '' : ` About ${describeEnough(daysNeeded)} for all of them.`;
  return [`${fitting} in ${count(days.length, 'day')}.${all}`];
}

function sayLeftOut(library: Library, { leftOut, request }: Plan): string[] {
  const most = isChild(request.age) ? namedToChildren : namedAtMost;
  return named.flatMap((why) => {
    const keys = leftOut.filter((left) => left.why === why).map(({ key }) => key);
    const topics = keys
      .filter((key) => !Object.hasOwn(request.goals ?? {}, key))
      .flatMap((key) => library.topics.get(key) ?? []);
    return topics.length > 0
      ? [`Left out because ${leftOutReasons[why]}: ${listSome(topics.map(linkTopic), most)}.`]
      : [];
  });
}

/** Plans by weeks do not name the minutes of a day. */
function sayReserve({ days }: Plan): string[] {
  const isNamed = days.length <= dayByDay;
  const hasReserve = days.some(({ type, fill }) => type === 'learn' && fill?.kind === 'catch-up');
  return isNamed && hasReserve ? [`Minutes in reserve are ${reserveUse}.`] : [];
}

/** Where the work ends before the days do, that is said with the days that would be enough. */
function sayFinished(library: Library, plan: Plan): string[] {
  const { finishedOn, days } = plan;
  if (finishedOn === undefined || finishedOn >= days.length) return [];
  const end = findLastWorkDay(finishedOn);
  if (end >= days.length)
    return [
      `The last new topic is done on day ${finishedOn}; the days after it are for projects, practice and review.`,
    ];
  const { daysEnough } = countDaysNeeded(listPlanTopics(library, plan), plan.request);
  const enough = daysEnough === null ? '' : `About ${describeEnough(daysEnough)}. `;
  return [
    `${enough}The last new topic is done on day ${finishedOn}, and the work on day ${end}. After that only reviews are left: you can stop there, or ask me for a plan of something else.`,
  ];
}

function listPlanTopics(library: Library, { technologies }: Plan): PlanTopic[] {
  return technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
}

/** Another technology only where this one leaves nothing over; else what is left out comes first. */
function sayNext(library: Library, { next, leftOut, technologies }: Plan): string[] {
  const linkTo = (slug: string) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`;
  if (leftOut.some(({ why }) => why === 'too-few-days' || why === 'begun'))
    return [`What comes next: the topics left out, in the order of ${joinWords(technologies.map(linkTo))}.`];
  const names = next.slice(0, 3).map(linkTo);
  return names.length > 0 ? [`Good to learn next: ${joinWords(names)}.`] : [];
}
