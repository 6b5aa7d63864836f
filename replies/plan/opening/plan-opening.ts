import type { ReplyInput } from '#question/reply-input.ts';
import type { Plan } from '#planner/types/plan.ts';

import { levelNames } from '#wording/topic-words.ts';
import { sayLearnFirst } from '../learn-first.ts';
import { listOtherGoals, type Similar } from '../goal/aim-at-similar.ts';
import { linkGoal, offerGoals, sayOurGoal } from '../goal/goal-lines.ts';
import { sayNoPath, sayOwn } from '../goal/own-things.ts';
import { listCoveredTopics } from '../goal/reached-steps.ts';
import { sayMessageWins } from './form-lines.ts';
import { sayGoals } from './goal-lines.ts';
import { sayLimits } from './limit-lines.ts';
import { sayBeside, sayKnown } from './known-lines.ts';
import type { Known } from './known-topics.ts';
import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import type { Occasion } from './occasion.ts';
import type { PlanAsk } from './plan-ask.ts';
import { sayStack } from './stack-line.ts';
import { sayShared } from './shared-lines.ts';
import type { Stack } from './stack.ts';
import { sayTimeChanged, sayUnread } from './time-lines.ts';
import { sayFirstDay, sayMinutes } from './time-words.ts';
import { linkTopic, nameOf } from '../../words.ts';
import { count } from '#wording/counts.ts';
import { describeFreeDays } from '#wording/free-days.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { sayAsked } from '../../careers/career-reply.ts';
import { sayRequirements } from '../requirements/requirement-lines.ts';
import { sayWorth } from './worth-lines.ts';

export type PlannedReply = {
  readonly ask: PlanAsk;
  readonly wish: Extract<ReplyInput, { readonly intent: 'plan' }>;
  /** The goal that is planned because it is likely meant. */
  readonly similar: Similar | undefined;
  readonly plan: Plan;
  /** Where a full stack was asked for. */
  readonly stack: Stack | null;
  readonly known: Known;
};

const maxGoals = 5;

/** What was understood, what comes first, and what is taken as known. */
export function writePlanOpening(library: Library, planned: PlannedReply): string[] {
  return [
    ...(planned.ask.heart === null ? [] : [planned.ask.heart]),
    ...saySimilar(library, planned),
    ...sayOurGoal(library, planned.plan),
    ...sayOwn(library, planned.plan, planned.ask.words),
    ...(planned.similar ? [] : sayNoPath(planned.wish.goal, planned.plan)),
    ...sayRequirements(library, planned.ask.requirements, planned.plan),
    ...sayLimits(planned.ask.limits, planned.plan.technologies),
    ...sayCareers(library, planned),
    ...sayWorth(library, planned.plan.technologies, planned.wish.worth),
    ...sayShared(library, planned),
    sayUnderstood(library, planned),
    ...sayMessageWins(library, planned),
    ...(planned.wish.offersGoals && !planned.similar ? offerGoals(planned.wish.nearGoals ?? []) : []),
    ...sayBeside(library, planned.wish.beside ?? []),
    ...sayStack(library, planned.stack, planned.ask.days),
    ...sayTimeChanged(planned.wish.minutes, planned.plan),
    ...(planned.ask.occasion === null ? sayUnread(planned.wish.unreadDay) : []),
    ...sayGoals(library, planned.wish.goals, planned.plan),
    ...sayKnown(library, planned.known),
    ...saySetUp(library, planned),
    ...sayPresumed(library, planned),
    ...sayBefore(library, { technologies: planned.plan.technologies, before: listUnknown(planned) }),
  ];
}

function saySimilar(library: Library, { ask, similar, wish }: PlannedReply): string[] {
  if (!similar) return [];
  const link = linkGoal(similar.goal);
  return [
    `I take it that this is your goal: ${link}. If it is not, tell me what you want to make or reach.`,
    ...offerGoals(listOtherGoals(library, ask, wish, similar)),
  ];
}

/** What is asked about worth, work or choice beside the plan; whether it is worth it has lines of its own. */
function sayCareers(library: Library, { wish, plan }: PlannedReply): string[] {
  const { careers = [], worth } = wish;
  const others = careers.filter(({ asked }) => worth === undefined || asked.about !== 'worth');
  return others.flatMap((one) => sayAsked(library, one, plan.technologies));
}

function sayUnderstood(library: Library, planned: PlannedReply): string {
  const { ask, wish, plan } = planned;
  const { technologies } = plan;
  const names = joinWords(technologies.map((slug) => escapeMarks(nameOf(library, slug))));
  const chosen = wish.level === null && ask.level === null ? ', as no level was chosen' : '';
  const unsaid = isUnasked(planned) ? 'I found no question in your message. ' : '';
  const lead = wish.worth ? 'If you decide to learn it, here is a plan' : 'Here is your plan';
  return `${unsaid}${lead} for **${names}**: ${count(ask.days, 'day')}, at ${levelNames[plan.request.level]} level${chosen}, with ${sayMinutes(plan)}. ${sayCovered(plan)}${sayFirstDay(plan)}${sayFree(plan)}`;
}

function sayFree(plan: Plan): string {
  const free = describeFreeDays(plan);
  return free === null ? '' : ` ${free}`;
}

/** How many topics a plan holds. */
export function sayCovered(plan: Plan): string {
  const { request } = plan;
  const covered = listCoveredTopics(plan);
  if (covered.length === 0) return sayBarely(plan);
  const order = request.presume || covered.length < 2 ? '' : ', each after what it builds on';
  return `It covers ${count(covered.length, 'topic')}${order}.`;
}

/** Whether nothing was asked, and nothing said that the plan goes by. */
function isUnasked({ ask, wish }: PlannedReply): boolean {
  const { asksNothing, span, minutes, level, goals } = wish;
  if (!ask.isSaid) return true;
  return asksNothing === true && !span && !minutes && level === null && goals.length === 0;
}

function sayBarely({ days }: Plan): string {
  return days.some(({ items }) => items.length > 0)
    ? 'That is time for the first part of one topic.'
    : 'Nothing in it is new to you: the days are for practice and projects.';
}

const occasions: Record<Occasion, string> = {
  interview: 'You have an interview',
  exam: 'You have an exam',
  deadline: 'You have a deadline',
};

/** Setting up takes no day of a short plan: it is done before the first. */
function saySetUp(library: Library, { ask: { occasion }, known, plan }: PlannedReply): string[] {
  const taught = new Set(plan.covered);
  const topics = known.setUp
    .filter((key) => !taught.has(key))
    .flatMap((key) => library.topics.get(key) ?? []);
  if (occasion !== null || topics.length === 0) return [];
  return [
    `The days are few, so none is for setting up. Do that before day 1, or use an online editor: ${listSome(topics.map(linkTopic), maxGoals)}.`,
  ];
}

/** What the days do not teach although the plan depends on it. */
function sayPresumed(library: Library, { ask: { occasion }, plan, known }: PlannedReply): string[] {
  const keys = [
    ...known.setUp,
    ...plan.leftOut.filter(({ why }) => why === 'presumed').map(({ key }) => key),
  ];
  const topics = keys.flatMap((key) => library.topics.get(key) ?? []);
  if (occasion === null || topics.length === 0) return [];
  return [
    `${occasions[occasion]}, so I take as known: ${listSome(topics.map(linkTopic), maxGoals)}. ${sayLearnFirst(topics.length)}`,
  ];
}

function listUnknown({ wish, plan }: PlannedReply): string[] {
  return plan.before.filter((slug) => wish.knownTechnologies?.includes(slug) !== true);
}

/** What the plan does not teach and depends on; where that depends on the plan's own, it can only be learned on the way. */
export function sayBefore(
  library: Library,
  { before, technologies }: Pick<Plan, 'before' | 'technologies'>,
): string[] {
  const rests = (slug: string) => library.needs[slug]?.some((need) => technologies.includes(need)) === true;
  const [later, first] = [true, false].map((within) =>
    before
      .filter((slug) => rests(slug) === within)
      .map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`),
  );
  return [
    ...(first?.length ? [`Before you start, you should know the basics of ${joinWords(first)}.`] : []),
    ...(later?.length ? [`On the way you will need the basics of ${joinWords(later)} too.`] : []),
  ];
}
