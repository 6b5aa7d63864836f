import type { TopicSection } from '#content/roadmap.ts';
import type { Plan } from '#planner/types/plan.ts';
import { count, plural } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { levelNames } from '#wording/topic-words.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { sayBefore, sayCovered } from '../plan/opening/plan-opening.ts';
import { sayFirstDay, sayMinutes } from '../plan/opening/time-words.ts';
import { sayOurGoal } from '../plan/goal/goal-lines.ts';
import { layOutPlan } from '../plan/plan-reply.ts';
import { linkTopic, nameOf } from '../words.ts';
import type { FollowupReply, ChangedPlan, PlanChat } from './followup-reply.ts';
import { planAgain } from './chat.ts';

/** A plan made again: what changed and what that costs, and then the plan. */
export function writeChanged(
  { library, planned }: PlanChat,
  { to, say, said = [], dates = {} }: ChangedPlan,
): FollowupReply {
  const [before, { plan: after, requested }] = [planned.plan, planAgain(library, to)];
  const opening = [
    [say(before, after), ...sayCost(library, before, after)].join(' '),
    ...sayOurGoal(library, after),
    sayPlan(library, after),
    ...sayBefore(library, after),
  ];
  return { ...layOutPlan(library, after, opening), plan: requested, said, dates, made: 'change' };
}

function sayPlan(library: Library, plan: Plan): string {
  const { technologies, request, days } = plan;
  const names = joinWords(technologies.map((slug) => escapeMarks(nameOf(library, slug))));
  return `Your plan for **${names}**: ${count(days.length, 'day')}, at ${levelNames[request.level]} level, with ${sayMinutes(plan)}. ${sayCovered(plan)}${sayFirstDay(plan)}`;
}

const maxNamed = 4;

/** The topics that a plan has no more, or now has too; what is left out because it is known costs nothing. */
function sayCost(library: Library, before: Plan, after: Plan): string[] {
  if (before.technologies.join() !== after.technologies.join()) return [];
  const known = new Set(after.request.known);
  const lost = listMissing(library, before, after).filter(
    ({ key, level }) => !known.has(key) && level >= after.request.level,
  );
  const gained = listMissing(library, after, before);
  if (lost.length + gained.length === 0)
    return before.covered.length === after.covered.length ? ['The topics stay the same.'] : [];
  return [
    ...(lost.length > 0
      ? [`${count(lost.length, 'topic')} no longer ${plural(lost.length, 'fits', 'fit')}: ${list(lost)}.`]
      : []),
    ...(gained.length > 0
      ? [`There is room for ${count(gained.length, 'more topic')}: ${list(gained)}.`]
      : []),
  ];
}

function listMissing(library: Library, { covered }: Plan, other: Plan): TopicSection[] {
  const held = new Set(other.covered);
  return covered.filter((key) => !held.has(key)).flatMap((key) => library.topics.get(key) ?? []);
}

function list(topics: readonly TopicSection[]): string {
  return listSome(topics.map(linkTopic), maxNamed);
}
