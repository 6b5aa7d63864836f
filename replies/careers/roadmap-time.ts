import type { ReplyInput } from '#question/reply-input.ts';
import { allowTime } from '#planner/time/allowance.ts';
import { sum } from '#planner/time/minutes.ts';
import { count } from '#wording/counts.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { placeTime } from '../plan/opening/study-time.ts';
import type { Request } from '../request.ts';
import { nameOf } from '../words.ts';

type Time = {
  readonly asked: Pick<Request, 'age' | 'level'>;
  readonly asking: Pick<ReplyInput, 'level' | 'minutes' | 'span'>;
};

/** The hours of a roadmap, and how many days of the time that was named, or is usual, they fill. */
export function sayTime(library: Library, slug: string, { asked, asking }: Time): string {
  const topics = library.topicsOf.get(slug) ?? [];
  const minutes = sum(topics.map((topic) => topic.minutes));
  const level = asking.level ?? asked.level ?? 1;
  const usual = allowTime({ days: 1, age: asked.age, level }).weekday;
  const week = allowTime({ days: 1, age: asked.age, level, ...placeTime(asking.minutes, usual) }).weekdays;
  const days = Math.ceil((7 * 60 * roundHours(minutes)) / sum(week));
  const pace = new Set(week).size === 1 ? `${week[0]} minutes a day` : `${sum(week)} minutes a week`;
  return `The ${linkRoadmap(library, slug)} roadmap has ${count(topics.length, 'topic')}. Reading them and doing their tasks takes about ${sayHours(minutes)}: ${count(days, 'day')} with ${pace}. A plan takes longer, as it also has reviews, practice and projects.`;
}

/** The hours of the days that the message names, beside those of the roadmaps. */
export function sayHave(
  library: Library,
  technologies: readonly string[],
  { asked, asking }: Time,
): string[] {
  const { span } = asking;
  const all = sum(
    technologies.flatMap((slug) => (library.topicsOf.get(slug) ?? []).map(({ minutes }) => minutes)),
  );
  const usual = allowTime({ days: 1, age: asked.age, level: asking.level ?? asked.level ?? 1 }).weekday;
  const hours = span === null ? 0 : roundHours(span.days * usual);
  if (span === null || hours <= roundHours(all)) return [];
  return [
    `In ${count(span.days, 'day')} with ${usual} minutes each you have about ${count(hours, 'hour')}. The topics take about ${roundHours(all)} of them; the rest is for projects of your own.`,
  ];
}

export function sayHours(minutes: number): string {
  return count(roundHours(minutes), 'hour');
}

export function linkRoadmap(library: Library, slug: string): string {
  return `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`;
}

function roundHours(minutes: number): number {
  return Math.max(1, Math.round(minutes / 60));
}
