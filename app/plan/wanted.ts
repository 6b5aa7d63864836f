import type { EventBody } from '#journal/event.ts';
import type { Changed, Refused } from '#planner/change.ts';
import { dropTopic } from '#planner/drop-topic.ts';
import { lockTopic } from '#planner/lock-topic.ts';
import { swapDays } from '#planner/swap-days.ts';

import { dateOfDay, formatLong } from './dates.ts';
import type { LivingPlan } from './living.ts';
import { nameTopic } from './topics.ts';
import { countTopics, joinNames } from './words.ts';

/** What a learner wants of a plan: what comes of it, what is told besides the new layout, and what is said. */
export type Wanted = {
  readonly changed: Changed | Refused;
  readonly events: readonly EventBody[];
  readonly words: string;
};

/** Keeps a topic on a day. */
export function wantLock(living: LivingPlan, key: string, day: number): Wanted {
  return {
    changed: lockTopic(living.topics, living, { key, day }),
    events: [lockEvent(living, key, true)],
    words: `${nameTopic(living.shown, key)} stays on ${sayDay(living, day)}.`,
  };
}

/** Takes a topic out; `withResting`: and all that rests on it. */
export function wantOut(living: LivingPlan, key: string, withResting: boolean): Wanted {
  const resting = withResting ? 'leave' : 'stay';
  const changed = dropTopic(living.topics, living, { key, resting });
  if (changed.kind === 'refused') return { changed, events: [], words: '' };
  const name = (one: string) => nameTopic(living.shown, one);
  return {
    changed,
    events: changed.leaving.map((leaving): EventBody => {
      return { kind: 'plan-dropped', plan: living.saved.id, ...splitKey(leaving), dropped: true };
    }),
    words: sayDropped(changed.leaving.map(name), changed.resting.map(name)),
  };
}

/** Lets two days change places; what moves stays where it was put. */
export function wantSwap(living: LivingPlan, day: number, other: number): Wanted {
  const changed = swapDays(living.topics, living, [day, other]);
  const locked = changed.kind === 'changed' ? Object.keys(changed.progress.locked ?? {}) : [];
  return {
    changed,
    events: locked.filter((key) => !living.saved.locked.has(key)).map((key) => lockEvent(living, key, true)),
    words: `${joinNames([day, other].map((one) => sayDay(living, one)))} have changed places.`,
  };
}

export function lockEvent({ saved }: LivingPlan, key: string, locked: boolean): EventBody {
  return { kind: 'plan-locked', plan: saved.id, ...splitKey(key), locked };
}

function splitKey(key: string): { technology: string; topic: string } {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

function sayDay({ saved }: LivingPlan, day: number): string {
  return formatLong(dateOfDay(saved.starts, day));
}

function sayDropped(leaving: readonly string[], resting: readonly string[]): string {
  const [first = '', ...others] = leaving;
  const out =
    others.length > 0 ? `${first} and ${countTopics(others.length)} that rest on it are` : `${first} is`;
  const stay = resting.length > 0 ? ` Still in it, though they rest on it: ${joinNames(resting)}.` : '';
  return `${out} out of the plan.${stay}`;
}
