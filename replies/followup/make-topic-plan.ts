import type { RequestedPlan } from '#contract/meaning.ts';
import { byLevel, findAgeBand } from '#planner/time/allowance.ts';
import { count } from '#wording/counts.ts';

import { sayBefore, sayCovered } from '../plan/opening/plan-opening.ts';
import { placeTime } from '../plan/opening/study-time.ts';
import { sayFirstDay, sayMinutes } from '../plan/opening/time-words.ts';
import { layOutPlan } from '../plan/plan-reply.ts';
import { escapeMarks } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import type { AnswerChat, FollowupReply } from './followup-reply.ts';
import { planAgain } from './chat.ts';

/** A plan that leads to the topic of an answer, in the days of the message or of the form. */
export function makeTopicPlan({ library, asked, followup, topic }: AnswerChat): FollowupReply {
  const { details } = followup;
  const { age, level } = { age: asked.age, level: asked.level ?? 1 };
  const request: RequestedPlan['request'] = {
    age,
    level,
    days: details.days ?? asked.days,
    wanted: { [topic.key]: 1 },
    ...placeTime(details.time, byLevel(findAgeBand(age).minutes, level)),
  };
  const requested = { technologies: [topic.technology], request };
  const { plan } = planAgain(library, requested);
  const opening = [
    `Here is a plan that leads to ${linkTopic(topic)} and goes on from there, for **${escapeMarks(nameOf(library, topic.technology))}**: ${count(plan.days.length, 'day')}, with ${sayMinutes(plan)}. ${sayCovered(plan)}${sayFirstDay(plan)}`,
    ...sayBefore(library, plan),
  ];
  const said = details.days === null ? ([] as const) : (['days'] as const);
  return { ...layOutPlan(library, plan, opening), plan: requested, topics: [topic.key], said, made: 'plan' };
}
