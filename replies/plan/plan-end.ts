import { isStepKey } from '#content/topic-key.ts';
import { isChild } from '#planner/time/allowance.ts';
import type { LeftOut, Plan } from '#planner/types/plan.ts';
import { countDaysNeeded } from '#planner/forecast/count-days-needed.ts';
import { findLastWorkDay } from '#planner/time/make-slots.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import { count } from '#wording/counts.ts';
import { describeEnough, describeFitting, leftOutReasons } from '#wording/plan.ts';
import { splitLeftOut } from '#wording/split-left-out.ts';
import { findPlanGoal, listCoveredTopics } from './goal/reached-steps.ts';
import { listTopicsToPlan } from './goal/topics-to-plan.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { sayPresumed } from './presumed-lines.ts';
import { isEven, sayMinutes } from './opening/time-words.ts';
import { linkTopic, nameOf } from '../words.ts';
import { joinWords, listSome } from '#wording/lists.ts';

/** Topics that are presumed known are told at the beginning, and so are wanted topics that found no time. */
const named: readonly LeftOut['why'][] = ['too-few-days', 'begun'];
const maxNamed = 5;
const namedToChildren = 2;

/** What was left out and why, what is taken as known, what comes next, and how to change the plan. */
export function writePlanEnd(library: Library, plan: Plan): string[] {
  return [
    ...sayPresumed(library, plan),
    ...sayTooFew(library, plan),
    ...sayLeftOut(library, plan),
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

/** How much of what there is to learn these days hold, and how many would hold it all. A goal says by itself how far they lead. */
function sayTooFew(library: Library, plan: Plan): string[] {
  const { days, request } = plan;
  if (request.goal !== undefined) return [];
  const [covered, leftOut] = [listCoveredTopics(plan), plan.leftOut.filter(({ key }) => !isStepKey(key))];
  if (leftOut.every(({ why }) => why === 'presumed')) return [];
  const { daysNeeded } = countDaysNeeded(listPlanTopics(library, plan), request);
  const fitting = describeFitting(covered.length, covered.length + leftOut.length);
  const all = daysNeeded === null ? '' : ` About ${describeEnough(daysNeeded)} for all of them.`;
  return [`${fitting} in ${count(days.length, 'day')}.${all}`];
}

function sayLeftOut(library: Library, { leftOut, request }: Plan): string[] {
  const most = isChild(request.age) ? namedToChildren : maxNamed;
  const needed = new Set(
    listNeeded(
      library,
      request,
      leftOut.map(({ key }) => key),
    ),
  );
  return named.flatMap((why) => {
    const keys = leftOut.filter((left) => left.why === why && needed.has(left.key)).map(({ key }) => key);
    const topics = keys
      .filter((key) => !Object.hasOwn(request.wanted ?? {}, key))
      .flatMap((key) => library.topics.get(key) ?? []);
    return topics.length > 0
      ? [`Left out because ${leftOutReasons[why]}: ${listSome(topics.map(linkTopic), most)}.`]
      : [];
  });
}

/** With a goal, only what its steps need. */
function listNeeded(library: Library, request: PlanRequest, keys: readonly string[]): readonly string[] {
  if (request.goal === undefined) return keys;
  const steps = new Map(findPlanGoal(library, { request })?.steps.map(({ key, needs }) => [key, needs]));
  const prerequisitesOf = (key: string) => steps.get(key) ?? library.topics.get(key)?.prerequisites ?? [];
  return splitLeftOut(keys, { isStep: isStepKey, prerequisitesOf }).needed;
}

/** Where the work ends before the days do, that is said with the days that would be enough. */
function sayFinished(library: Library, plan: Plan): string[] {
  const { finishedOn, days } = plan;
  if (finishedOn === undefined || finishedOn >= days.length) return [];
  const end = findLastWorkDay(finishedOn);
  if (end >= days.length)
    return [
      `The last new topic is done on day ${finishedOn}; the days after it are for projects and questions.`,
    ];
  const { daysEnough } = countDaysNeeded(listPlanTopics(library, plan), plan.request);
  const isCounted = daysEnough !== null && plan.request.goal === undefined;
  const enough = isCounted ? `With every day full, about ${describeEnough(daysEnough)}. ` : '';
  return [
    `${enough}The last new topic is done on day ${finishedOn}, and the work on day ${end}. After that only reviews are left: you can stop there, or ask me for a plan of something else.`,
  ];
}

function listPlanTopics(library: Library, { technologies, request }: Plan): PlanTopic[] {
  return listTopicsToPlan(library, { technologies, request });
}

/** Another technology only where this one leaves nothing over; else what is left out comes first. */
function sayNext(library: Library, { next, leftOut, technologies }: Plan): string[] {
  const linkTo = (slug: string) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`;
  if (leftOut.some(({ why }) => why === 'too-few-days' || why === 'begun'))
    return [`What comes next: the topics left out, in the order of ${joinWords(technologies.map(linkTo))}.`];
  const names = next.slice(0, 3).map(linkTo);
  return names.length > 0 ? [`Good to learn next: ${joinWords(names)}.`] : [];
}
