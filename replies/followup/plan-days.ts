import { sayEnd } from './answer-goal-question.ts';
import { findPlanGoal, listReachedSteps } from '../plan/goal/reached-steps.ts';
import { allowTime } from '#planner/time/allowance.ts';
import { sum } from '#planner/time/minutes.ts';
import type { Plan } from '#planner/types/plan.ts';
import { count, plural } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { describeReason } from '#wording/plan.ts';

import { writeNext } from '../kinds/next-reply.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import { dayByDay } from '../plan/days/plan-blocks.ts';
import { writeDay } from '../plan/days/plan-day.ts';
import { startWriter } from '../plan/days/plan-writer.ts';
import { nameKey } from '../plan/goal/step-line.ts';
import { sayMinutes } from '../plan/opening/time-words.ts';
import { linkTopic, nameOf } from '../words.ts';
import type { PlanChat } from './followup-reply.ts';

/** What is said of a plan that stays as it is. */
export const planDays = {
  'show-day': showDays,
  'finished-day': finishDay,
  'after-plan': sayAfter,
  'why-order': sayWhyOrder,
  'how-long': sayHowLong,
  'links-only': listLinks,
  'more-detail': showDays,
  wrong: () => [notRight],
} satisfies Readonly<Record<string, (chat: PlanChat) => string[]>>;

const notRight =
  'I am sorry. Say what does not fit, and I lay it out again: the days, the minutes, the level, a topic to add or to leave out, or what you want to make.';
const maxDays = 7;

function showDays(chat: PlanChat): string[] {
  const { plan } = chat.planned;
  const wanted = findDays(chat);
  const last = plan.days.length;
  if (wanted.length === 1 && wanted[0] === last + 1) return sayAfter(chat);
  const shown = [...new Set(wanted.map((day) => Math.min(day, last)))].slice(0, maxDays);
  const beyond = wanted.some((day) => day > last);
  return [
    ...(beyond ? [`The plan has ${count(last, 'day')}, so here is its last.`] : []),
    ...shown.map((day) => showDay(chat, day)),
    `When you have done ${shown.length === 1 ? 'it' : 'them'}, write "finished day ${shown.at(-1) ?? 1}".`,
  ];
}

/** By number; else today and tomorrow, counted from the last day that was finished. */
function findDays({ asked, followup: { details }, finished, planned }: PlanChat): readonly number[] {
  const beside = /\bafter day\b/i.test(asked.problem) ? 1 : /\bbefore day\b/i.test(asked.problem) ? -1 : 0;
  if (details.dayNumbers.length > 0) return details.dayNumbers.map((day) => Math.max(1, day + beside));
  if (/\blast day\b/i.test(asked.problem)) return [planned.plan.days.length];
  const isTomorrow = /\b(?:tomorrow|manana|morgen|demain|amanha|domani|jutro|завтра)\b/i.test(asked.problem);
  return [finished + (isTomorrow && finished === 0 ? 2 : 1)];
}

function showDay({ library, planned: { plan } }: PlanChat, number: number): string {
  const writer = startWriter(library, plan, { taskWords: Infinity, bare: false });
  const before = plan.days.slice(0, number - 1).flatMap(({ items }) => items);
  for (const { key, part, parts } of before) if (part === parts) writer.known.add(key);
  const day = plan.days[number - 1];
  return day ? writeDay(writer, day) : '';
}

function finishDay(chat: PlanChat): string[] {
  const { followup, finished, planned } = chat;
  const { plan } = planned;
  const total = plan.days.length;
  const done = Math.min(total, Math.max(...followup.details.dayNumbers, 0) || finished + 1);
  const left = total - done;
  const learned = countLearned(plan, done);
  const of = `${learned} of ${count(plan.covered.length, 'topic')}`;
  if (left === 0)
    return [`Well done: day ${done} was the last, and you have gone through ${of}.`, ...sayAfter(chat)];
  return [
    `Well done. After day ${done} you have ${of} behind you, and ${count(left, 'day')} ${plural(left, 'is', 'are')} left. Next is day ${done + 1}:`,
    showDay(chat, done + 1),
  ];
}

function countLearned({ days }: Plan, done: number): number {
  const items = days.slice(0, done).flatMap((day) => day.items);
  return items.filter(({ part, parts }) => part === parts).length;
}

function sayAfter({ library, planned: { plan } }: PlanChat): string[] {
  const left = plan.leftOut
    .filter(({ why }) => why !== 'presumed')
    .flatMap(({ key }) => library.topics.get(key) ?? []);
  return [
    left.length > 0
      ? `After this plan come the topics that did not fit: ${listSome(left.map(linkTopic), 5)}.`
      : 'After this plan, build something of your own with what you learned: that shows what is still missing.',
    ...writeNext(library, { technologies: plan.technologies }),
    'Write which of these you want, and I plan it.',
  ];
}

/** Why a topic is in the plan, or where none is named, why the first ones are. */
function sayWhyOrder({ library, followup, planned: { plan } }: PlanChat): string[] {
  const items = plan.days.flatMap(({ day, items: some }) => some.map((item) => ({ ...item, day })));
  const named = items.filter(({ key, part }) => part === 1 && followup.topics.includes(key));
  const chosen = (named.length > 0 ? named : items.filter(({ part }) => part === 1)).slice(0, 4);
  const lines = chosen.flatMap(({ key, day, why }) => {
    const topic = library.topics.get(key);
    if (!topic) return [];
    const before = topic.prerequisites.flatMap((name) => library.topics.get(name) ?? []).map(linkTopic);
    const rests = before.length > 0 ? `, and it builds on ${joinWords(before)}` : '';
    const reason = describeReason(why, (name) => escapeMarks(nameKey(library, plan, name)));
    return [`- ${linkTopic(topic)}, day ${day}: ${reason}${rests}.`];
  });
  return [
    'Each topic comes after what it builds on, what everyone needs comes before what few need, and what you asked for comes as early as that allows.',
    lines.join('\n'),
    'To leave one out, write "skip" and its name.',
  ].filter((line) => line !== '');
}

function sayHowLong({ library, planned: { plan } }: PlanChat): string[] {
  const goal = findPlanGoal(library, plan);
  const hours = Math.round(sum(plan.days.map(({ minutes }) => minutes)) / 60);
  const open = allowTime(plan.request).weekdays.filter((minutes) => minutes > 0).length;
  const ends =
    plan.finishedOn === undefined
      ? ''
      : ` The last new topic is done on day ${plan.finishedOn}; the rest is practice and review.`;
  return [
    `${count(plan.days.length, 'day')}, with ${sayMinutes(plan)}${open < 7 ? ` on ${count(open, 'day')} of the week` : ''}: about ${count(Math.max(1, hours), 'hour')} in all.${ends}`,
    ...(goal ? sayEnd(goal, listReachedSteps(goal, plan)).slice(0, 1) : []),
    'If that is too long or too short, write how many days or minutes you want.',
  ];
}

/** The pages of each day's new topics and nothing else. */
function listLinks({ library, planned: { plan } }: PlanChat): string[] {
  const isLong = plan.days.length > dayByDay;
  const lines = plan.days.slice(0, dayByDay).flatMap(({ day, items }) => {
    const topics = items.flatMap(({ key }) => library.topics.get(key) ?? []);
    const pages = topics.flatMap((topic) => marksOf(topic).pages.slice(0, 1));
    return pages.length > 0 ? [`- Day ${day}: ${[...new Set(pages)].join(', ')}`] : [];
  });
  const names = joinWords(
    plan.technologies.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`),
  );
  return [
    'Only the pages to read, by day:',
    lines.join('\n'),
    ...(isLong
      ? [`These are the first ${count(dayByDay, 'day')}. All pages are listed under ${names}.`]
      : []),
  ];
}
