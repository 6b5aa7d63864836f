import { count } from '#wording/counts.ts';

import type { ChangedPlan, PlanChat } from '../followup-reply.ts';

/** The plan from here on: what was finished is known, and the days that are left hold the rest. */
export function catchUp(chat: PlanChat): ChangedPlan | readonly string[] {
  const { planned, finished } = chat;
  const total = planned.plan.days.length;
  const away = readAbsence(chat);
  if (away) return planAround(chat, away);
  const behind = readBehind(chat);
  if (behind) return planRest(chat, behind);
  const missed = countMissed(chat);
  if (missed === 0) return askHowMany;
  const done = Math.min(finished, total);
  return planRest(chat, { done, left: total - done - missed });
}

const askHowMany = [
  'Nothing is lost: the plan waits where you stopped. How many days did you miss? Write a number, such as "4 days", and I lay out the rest again.',
];

type Rest = { readonly done: number; readonly left: number; readonly today?: number };

function planRest(
  { planned: { requested, plan } }: PlanChat,
  { done, left, today }: Rest,
): ChangedPlan | string[] {
  if (left < 1)
    return [
      `Nothing is lost, but none of the ${count(plan.days.length, 'day')} is left. Write how many days you have now, such as "10 days", and I lay out the rest.`,
    ];
  const learned = plan.days
    .slice(0, done)
    .flatMap(({ items }) => items.filter(({ part, parts }) => part === parts).map(({ key }) => key));
  const known = [...new Set([...(requested.request.known ?? []), ...learned])];
  const first =
    today === undefined
      ? `Nothing is lost: here is the rest in the ${count(left, 'day')} that ${left === 1 ? 'is' : 'are'} left.`
      : `Nothing is lost: on day ${today} you have ${count(left, 'day')} left, and day 1 below is today.`;
  return {
    to: { ...requested, request: { ...requested.request, days: left, known } },
    say: (_, after) =>
      [first, sayDone(done), ...sayDropped(plan.covered, [...known, ...after.covered])].join(' '),
    said: done > 0 ? ['days', 'known'] : ['days'],
  };
}

function sayDone(done: number): string {
  return done > 0
    ? `You have finished day ${done}, so the plan goes on from there.`
    : 'I took it that you had not begun yet: write "I finished day 3" if you had.';
}

/** What is left out is listed with the plan; that nothing is has to be said. */
function sayDropped(before: readonly string[], after: readonly string[]): string[] {
  const left = new Set(after);
  return before.every((key) => left.has(key)) ? ['Nothing has to be dropped.'] : [];
}

const onDay =
  /\b(?:on|at|reached|now|today is|it is|it's|is) day (?<day>\d{1,3})\b|\bday (?<now>\d{1,3}) (?:now|today|already)\b/i;

/** "On day 12 and three days behind" has finished day 8. */
function readBehind({ asked: { problem }, followup: { details }, planned, finished }: PlanChat): Rest | null {
  const found = onDay.exec(problem)?.groups;
  const today = Number(found?.['day'] ?? found?.['now'] ?? 0);
  const total = planned.plan.days.length;
  if (today < 1 || today > total || !/\bbehind\b/i.test(problem)) return null;
  const done = Math.max(finished, today - 1 - (details.length ?? 1), 0);
  return { done, left: total - today + 1, today };
}

type Absence = { readonly from: number; readonly to: number };

const willBe =
  /\b(?:away|gone|absent|off|offline|travell?ing|holiday|vacation|no (?:laptop|computer|internet|time)|without)\b/i;

/** The days on which nothing is learned, where some of the plan come before them. */
function readAbsence({
  asked: { problem },
  followup: { details },
  planned,
  finished,
}: PlanChat): Absence | null {
  if (details.dayNumbers.length < 2 || !willBe.test(problem)) return null;
  const [from, to] = [Math.min(...details.dayNumbers), Math.max(...details.dayNumbers)];
  return from > finished + 1 && to <= planned.plan.days.length ? { from, to } : null;
}

function planAround(
  { planned: { requested, plan } }: PlanChat,
  { from, to }: Absence,
): ChangedPlan | string[] {
  const total = plan.days.length;
  const days = total - (to - from + 1);
  const next =
    to < total
      ? `On day ${to + 1} of your calendar, go on with what is now day ${from}.`
      : `The plan now ends before you leave.`;
  return {
    to: { ...requested, request: { ...requested.request, days } },
    say: () =>
      `You are away on days ${from} to ${to}, so ${count(days, 'day')} of the ${total} are for learning, and you still finish in time. Days 1 to ${from - 1} are as shown below. ${next}`,
    said: ['days'],
  };
}

/** Days that were missed: a number of days, those of certain numbers, or from one weekday to another. */
function countMissed({ asked, followup }: PlanChat): number {
  const { length, dayNumbers, weekdays } = followup.details;
  const [from, to] = weekdays;
  if (from !== undefined && to !== undefined && /\b(?:since|seit|desde|depuis)\b/i.test(asked.problem))
    return (to - from + 7) % 7;
  return length ?? (dayNumbers.length > 0 ? dayNumbers.length : weekdays.length);
}
