import type { Understanding } from '#finding/understanding.ts';
import { bandOf, byLevel } from '#planner/age.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/plan.ts';
import type { Level } from '#planner/topic.ts';

import type { Library } from '../library.ts';
import type { Request } from '../request.ts';
import type { Letter } from './letter.ts';
import { cutBlocks, writeBlocks } from './plan-blocks.ts';
import { writePlanEnd } from './plan-end.ts';
import { escapeMarks } from './marks.ts';
import { count, joinWords, linkTopic, nameOf } from './words.ts';

type PlanWish = Extract<Understanding, { readonly intent: 'plan' }>;

const levelNumbers = { beginner: 1, intermediate: 2, advanced: 3 } as const;
const levelNames = { 1: 'a Beginner', 2: 'Intermediate level', 3: 'Advance level' } as const;

/** A plan of exactly the days asked for: what was understood, the days, and what was left out. */
export function writePlanLetter(library: Library, request: Request, wish: PlanWish): Letter {
  if (wish.technologies.length === 0) return { paragraphs: askForTechnology() };
  const plan = layOut(library, request, wish);
  const blocks = cutBlocks(plan);
  const opening = [
    sayUnderstood(library, request, plan),
    ...sayGoals(library, wish),
    ...sayBefore(library, plan),
  ];
  return {
    paragraphs: [...opening, ...writeBlocks(library, blocks), ...writePlanEnd(library, plan)],
    wordable: { kind: 'plan', blocks, at: opening.length },
  };
}

function layOut(library: Library, { age, days, level }: Request, wish: PlanWish): Plan {
  const known: Level = wish.level ?? (level === null ? 1 : levelNumbers[level]);
  const topics = wish.technologies.flatMap((slug) => library.planTopics.get(slug) ?? []);
  const usual = byLevel(bandOf(age).minutes, known);
  const minutesADay = wish.minutes && {
    weekend: wish.minutes.weekend,
    weekday: wish.minutes.weekday ?? usual,
  };
  return makePlan(topics, {
    age,
    days,
    level: known,
    needs: library.needs,
    goals: Object.fromEntries(wish.goals.map(({ key, weight }) => [key, weight])),
    ...(minutesADay && { minutesADay }),
  });
}

function sayUnderstood(
  library: Library,
  { days }: Request,
  { request, technologies, minutesADay, covered }: Plan,
): string {
  const { weekday, weekend } = minutesADay;
  const minutes =
    weekday === weekend ? `${weekday} minutes a day` : `${weekday} minutes a day and ${weekend} at weekends`;
  const names = joinWords(technologies.map((slug) => escapeMarks(nameOf(library, slug))));
  return `Here is your plan for **${names}**: ${count(days, 'day')}, for ${levelNames[request.level]}, with ${minutes}. It covers ${count(covered.length, 'topic')}, each after what it rests on.`;
}

function sayGoals(library: Library, { goals }: PlanWish): string[] {
  const named = goals.flatMap(({ key }) => library.topics.get(key) ?? []).slice(0, 5);
  return named.length > 0
    ? [`You asked about ${joinWords(named.map(linkTopic))}: these and what they rest on come first.`]
    : [];
}

function sayBefore(library: Library, { before }: Plan): string[] {
  const names = before.map((slug) => `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`);
  return names.length > 0 ? [`Before you start, you should know the basics of ${joinWords(names)}.`] : [];
}

function askForTechnology(): string[] {
  return [
    'Which technology shall I plan? Write its name into the Language field; all 26 are under [Roadmaps](/language).',
    'If you have never programmed, [Python](/language/python) is a good start, and [HTML](/language/html) if you want to make web pages.',
  ];
}
