import type { Corrections } from '#question/meaning/meaning.ts';
import { isCorrectable } from '#question/meaning/correct-intent.ts';

import type { ToRead } from './nearest-topics.ts';
import type { ModelReading } from './parse-reading.ts';

/** What a model read otherwise than we did: values that we know, of parts that the learner did not set. */
export function listReadChanges(
  toRead: ToRead,
  reading: ModelReading,
  listed: ReadonlySet<string>,
): Corrections {
  const { intent, days, minutes, weekdays, level, goal, goalId } = reading;
  const isNew = (name: Named) => differs(toRead, reading, name);
  return {
    ...(intent && isNew('intent') && isOpen(toRead) && isCorrectable(intent) && { intent }),
    ...(days !== undefined && isNew('days') && { days }),
    ...(minutes !== undefined && isNew('minutes') && { minutes }),
    ...(weekdays !== undefined && isNew('weekdays') && { weekdays }),
    ...(level !== undefined && isNew('level') && { level }),
    ...(goalId !== undefined && isNew('goalId') && isOffered(goalId, listed) && { goalId }),
    ...(goal !== undefined && isNew('goal') && isSaid(goal, toRead.request.problem) && { goal }),
    ...listNames(toRead, reading, listed),
  };
}

/** No goal, or one of those that were to choose from. */
function isOffered(goalId: string | null, listed: ReadonlySet<string>): boolean {
  return goalId === null || listed.has(goalId);
}

/** What was surely read is not read otherwise. */
function isOpen({ drafted }: ToRead): boolean {
  return drafted.meaning.grade !== 'sure';
}

function listNames(toRead: ToRead, reading: ModelReading, listed: ReadonlySet<string>): Corrections {
  const { technologies, topics, known, skipped } = reading;
  const isNew = (name: Named) => differs(toRead, reading, name);
  const isListed = (keys: readonly string[]) => keys.every((key) => listed.has(key));
  const isTaught = (slugs: readonly string[]) => slugs.every((slug) => toRead.library.roadmaps.has(slug));
  return {
    ...(technologies?.length && isTaught(technologies) && isNew('technologies') && { technologies }),
    ...(topics?.length && isListed(topics) && isNew('topics') && { topics }),
    ...(known && isListed(known) && isNew('known') && { known }),
    ...(skipped && isListed(skipped) && isNew('skipped') && { skipped }),
  };
}

type Named = keyof Corrections & keyof ModelReading;

function differs(
  { request: { corrections = {} }, drafted }: ToRead,
  reading: ModelReading,
  name: Named,
): boolean {
  if (reading[name] === undefined || corrections[name] !== undefined) return false;
  return JSON.stringify(reading[name]) !== JSON.stringify(drafted.meaning[name]);
}

/** A goal is in the learner's own words. */
function isSaid(goal: string | null, problem: string): boolean {
  return goal === null || (goal.trim() !== '' && fold(problem).includes(fold(goal)));
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
