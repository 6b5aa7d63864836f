import type { Day, Fill, Item, Plan } from '#planner/types/plan.ts';

import { describePart, describeReason, describeWrapUp, headFill } from '#wording/plan.ts';
import { describeExercise } from './exercise-line.ts';
import { escapeMarks } from '../../marks.ts';
import { describePractice } from './practice-line.ts';
import { describeProject } from './project-line.ts';
import { writeRecalls, writeReviews } from './review-lines.ts';
import { type Telling, tellPage, tellTask, topicsOf } from './telling.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

/** One day: its new topics with their page and task, its review questions, and what the other minutes are for. */
export function writeDay(telling: Telling, day: Day): string {
  for (const { key, part, parts } of day.items) if (part === parts) telling.known.add(key);
  const lines = [
    ...writeRecalls(telling, day),
    ...day.items.map((item) => writeItem(telling, item)),
    ...writeReviews(telling, day),
    ...(day.fill ? [writeFill(telling, day, day.fill)] : []),
  ];
  const rest = lines.length === 0 ? ['- Rest. Nothing is planned today.'] : lines;
  return [`**Day ${day.day}** (${day.minutes} min)`, ...rest].join('\n');
}

function writeItem(telling: Telling, item: Item): string {
  const { key, part, parts, minutes } = item;
  const topic = telling.library.topics.get(key);
  if (!topic) return '';
  const which = parts > 1 ? `${describePart(item)}, ` : '';
  const { page, isNew } = tellPage(topic, part);
  const read = page === '' ? [] : [`${isNew ? 'Read' : 'Go on with'} ${page}.`];
  const task = part === parts ? [tellTask(telling, topic)].filter((text) => text !== '') : [];
  const head = `- ${linkTopic(topic)} (${which}${minutes} min${sayWhy(telling, item)}).`;
  return [head, ...read, ...task].join(' ');
}

/** Why a topic stands here that was not asked for, where others were. */
function sayWhy({ library, plan }: Telling, { why }: Item): string {
  const goals = plan.request.goals ?? {};
  if (why.kind !== 'needed-for' || !Object.hasOwn(goals, why.key) || leadsToOne(plan)) return '';
  const topic = library.topics.get(why.key);
  return topic ? `, ${describeReason(why, () => escapeMarks(topic.title))}` : '';
}

/** Whether the whole plan leads to one and the same topic: its opening says so, and no day has to. */
function leadsToOne({ days }: Plan): boolean {
  const reasons = days.flatMap(({ items }) => items.map(({ key, why }) => ({ key, why })));
  const ends = reasons.map(({ key, why }) =>
    why.kind === 'needed-for' ? why.key : why.kind === 'goal' && key,
  );
  return new Set(ends).size === 1;
}

function writeFill(telling: Telling, day: Day, fill: Fill): string {
  const { kind, minutes, about } = fill;
  const head = headFill(fill);
  const topics = topicsOf(telling, about);
  const texts: Record<Fill['kind'], () => string> = {
    exercise: () => `${head} ${describeExercise(topics, day)}`,
    practice: () => `${head} ${describePractice(telling, [day])}`,
    project: () => `${head} ${describeProject(telling, about)}`,
    'catch-up': () =>
      day.type === 'learn' ? head : `Catch-up and review, ${minutes} min. ${describeCatchUp(telling)}`,
    'wrap-up': () => `${head} ${sayWrapUp(telling)}${minutes < longWrapUp ? '' : again}`,
  };
  return `- ${texts[kind]()}`;
}

function describeCatchUp({ projects }: Telling): string {
  const latest = [...projects].at(-1);
  return latest === undefined
    ? 'This time is yours: finish what is open.'
    : `This time is yours: finish what is open, or go on with **${escapeMarks(latest)}**.`;
}

const longWrapUp = 25;
const again = ' Then do the task once more that was hardest for you.';

/** The topics learned last are those that were told least often. */
function sayWrapUp(telling: Telling): string {
  const learned = telling.plan.covered.filter((key) => telling.known.has(key));
  const latest = topicsOf(telling, learned.slice(-3));
  const what = latest.length > 0 ? joinWords(latest.map(linkTopic)) : 'what you have read';
  return `${describeWrapUp(what)} Note what to look at again.`;
}
