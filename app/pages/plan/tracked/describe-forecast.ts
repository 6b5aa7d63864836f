import { isStepKey, splitKey } from '#content/topic-key.ts';
import { forecastEnd } from '#planner/forecast/forecast-end.ts';
import { countDone } from '#planner/stored-plan/read-progress.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Item, Plan } from '#planner/types/plan.ts';
import { allTopics, count, plural } from '#wording/counts.ts';
import { formatWholeDate } from '#wording/dates.ts';
import { joinWords } from '#wording/lists.ts';
import { listNextSpans } from '#wording/next-goals.ts';
import { describeDone } from '#wording/plan.ts';

import { isFree } from '../describe-fill.ts';
import { describeReach, type Reach } from './describe-reach.ts';
import { findPlannedEnd } from './find-planned-end.ts';
import type { TrackedPlan } from './tracked-plan.ts';

/** What is done, and when the learner will finish: first the goal, then the topics after it. */
export function describeForecast(tracked: TrackedPlan): string {
  const { progress } = tracked;
  const plan = keepItems(tracked.plan, ({ key }) => !progress.dropped?.includes(key));
  const topics = countDone(plan, progress, (key) => !isStepKey(key));
  const steps = countDone(plan, progress, isStepKey);
  const reach = describeReach(tracked);
  if (topics.all + steps.all === 0) return sayNothing(tracked.plan);
  if (topics.done + steps.done === topics.all + steps.all)
    return joinSentences([sayAllDone(topics.all, steps.all), reach.missing]);
  const facts = `${describeDone(topics, steps)} done.`;
  const end = sayEnd(tracked, plan, reach);
  if (end === null) return `${facts} At your pace it would take more than twenty years.`;
  return joinSentences([facts, end, sayAfter(tracked, plan, reach), reach.missing]);
}

/** Null if it is too far away to be said. */
function sayEnd({ saved, progress }: TrackedPlan, plan: Plan, { aim, until }: Reach): string | null {
  const date = (on: number) => formatWholeDate(dateOfDay(saved.starts, on));
  const { day, earliest, latest, basis } = forecastUntil(plan, progress, until);
  if (day === null) return null;
  const late = day - plan.days.length;
  const pace = late > 0 ? 'If you continue from today' : 'As planned';
  const span = basis === 'pace' && earliest !== null && latest !== null && latest - earliest > 1;
  const after = late > 0 ? `, ${count(late, 'day')} after the plan ends` : '';
  const likely = span ? `; most likely between ${date(earliest)} and ${date(latest)}` : '';
  return `${basis === 'pace' ? 'At your pace' : pace}, you will ${aim} by ${date(day)}${after}${likely}.`;
}

/** The topics that are left once the goal is made. */
function sayAfter(tracked: TrackedPlan, plan: Plan, { until }: Reach): string {
  const { saved, progress, technologies, nextGoals } = tracked;
  // What is made after the goal is said with the goal.
  if (until === null || listNextSpans(plan, nextGoals).length > 0) return '';
  const items = plan.days.slice(until).flatMap((day) => day.items);
  const open = items.map(({ key }) => key).filter((key) => !Object.hasOwn(progress.done, key));
  const keys = new Set(open.filter((key) => !isStepKey(key)));
  const { day } = forecastUntil(plan, progress, null);
  if (keys.size === 0 || day === null) return '';
  const slugs = new Set([...keys].map((key) => splitKey(key).technology));
  const names = technologies.filter(({ slug }) => slugs.has(slug)).map(({ name }) => name);
  const date = formatWholeDate(dateOfDay(saved.starts, day));
  return `After that, ${count(keys.size, 'more topic')} of ${joinWords(names)} ${plural(keys.size, 'goes', 'go')} on until ${date}.`;
}

/** Of what is planned up to a day; null is all days. */
function forecastUntil(plan: Plan, progress: TrackedPlan['progress'], until: number | null) {
  const days = plan.days.map((day) => (day.day > (until ?? Infinity) ? { ...day, items: [] } : day));
  const part = { ...plan, days };
  const { done, all } = countDone(part, progress);
  // A step without a day of its own comes after the topics before it.
  if (until !== null && done === all) return { day: until, earliest: until, latest: until, basis: 'plan' };
  const forecast = forecastEnd(part, progress);
  if (forecast.basis === 'pace' || forecast.day === null) return forecast;
  return { ...forecast, day: findPlannedEnd(part, progress, forecast.day) };
}

/** A plan of free days, or one for a learner who knows its topics. */
function sayNothing({ days }: Plan): string {
  return days.every(isFree)
    ? 'All days of this plan are days off, so it holds nothing.'
    : 'There is nothing new in this plan: its days are for questions and projects.';
}

function sayAllDone(topics: number, steps: number): string {
  if (topics === 0) return `All ${count(steps, 'step')} are done.`;
  if (steps > 0) return `All ${count(topics, 'topic')} and all ${count(steps, 'step')} are done.`;
  return `${allTopics(topics)} ${plural(topics, 'is', 'are')} done.`;
}

function keepItems(plan: Plan, isKept: (item: Item) => boolean): Plan {
  return { ...plan, days: plan.days.map((day) => ({ ...day, items: day.items.filter(isKept) })) };
}

function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
