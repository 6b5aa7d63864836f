import type { EventBody } from '#journal/event/event.ts';
import type { Changed, Refused } from '#planner/change/change.ts';
import { addTopic } from '#planner/change/add-topic.ts';
import { dropTopic } from '#planner/change/drop-topic.ts';
import { lockTopic } from '#planner/change/lock-topic.ts';
import type { Plan } from '#planner/model/plan.ts';
import { returnTopics } from '#planner/change/return-topics.ts';
import { swapDays } from '#planner/change/swap-days.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { dateOfDay } from '../dates.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { nameTopic, splitKey } from '../topics.ts';
import { countTopics, joinNames } from '../words.ts';

/** What a learner wants of a plan: what comes of it, what is told besides the new layout, and what is said. */
export type Wanted = {
  readonly changed: Changed | Refused;
  readonly events: readonly EventBody[];
  readonly words: (next: Plan) => string;
};

/** Keeps a topic on a day. */
export function wantLock(living: LivingPlan, key: string, day: number): Wanted {
  return {
    changed: lockTopic(living.topics, living, { key, day }),
    events: [lockEvent(living, key, true)],
    words: () => `${nameTopic(living.shown, key)} stays on ${sayDay(living, day)}.`,
  };
}

/** Takes a topic out; `withBuilding`: and everything that builds on it. */
export function wantOut(living: LivingPlan, key: string, withBuilding: boolean): Wanted {
  const resting = withBuilding ? 'leave' : 'stay';
  const changed = dropTopic(living.topics, living, { key, resting });
  if (changed.kind === 'refused') return { changed, events: [], words: () => '' };
  const name = nameTopic(living.shown, key);
  return {
    changed,
    events: changed.leaving.map((leaving) => dropEvent(living, leaving, true)),
    words: () => sayDropped(name, changed.leaving.length - 1, changed.resting.length),
  };
}

/** Adds a topic that the plan leaves out or takes as known, with what it depends on. */
export function wantAdd(living: LivingPlan, key: string): Wanted {
  const changed = addTopic(living.topics, living, key);
  const others = changed.kind === 'changed' ? changed.adding.length - 1 : 0;
  return { changed, events: [], words: (next) => sayAdded(living, { key, others }, next) };
}

/** Takes topics back that the learner took out of the plan, or marked as not for them in their roadmap. */
export function wantBack(living: LivingPlan, keys: readonly string[]): Wanted {
  const back = (key: string): EventBody =>
    living.saved.dropped.has(key)
      ? dropEvent(living, key, false)
      : { kind: 'topic-undone', ...splitKey(key) };
  return {
    changed: returnTopics(living.topics, living, keys),
    events: keys.map(back),
    words: (next) => sayBack(living, keys, next),
  };
}

/** Lets two days change places; what moves stays where it was put. */
export function wantSwap(living: LivingPlan, day: number, other: number): Wanted {
  const changed = swapDays(living.topics, living, [day, other]);
  const locked = changed.kind === 'changed' ? Object.keys(changed.progress.locked ?? {}) : [];
  return {
    changed,
    events: locked.filter((key) => !living.saved.locked.has(key)).map((key) => lockEvent(living, key, true)),
    words: () => `${joinNames([day, other].map((one) => sayDay(living, one)))} have changed places.`,
  };
}

export function lockEvent({ saved }: LivingPlan, key: string, locked: boolean): EventBody {
  return { kind: 'plan-locked', plan: saved.id, ...splitKey(key), locked };
}

function dropEvent({ saved }: LivingPlan, key: string, dropped: boolean): EventBody {
  return { kind: 'plan-dropped', plan: saved.id, ...splitKey(key), dropped };
}

function sayDay({ saved }: LivingPlan, day: number): string {
  return formatWholeDate(dateOfDay(saved.starts, day));
}

function sayDropped(name: string, leaving: number, building: number): string {
  if (leaving > 0) return `${name} and ${countTopics(leaving)} that build on it taken out.`;
  if (building === 0) return `${name} taken out.`;
  return `${name} taken out. ${building === 1 ? '1 topic builds' : `${building} topics build`} on it.`;
}

type AddedTopic = { readonly key: string; readonly others: number };

function sayAdded(living: LivingPlan, { key, others }: AddedTopic, next: Plan): string {
  const name = nameTopic(living.shown, key);
  const day = findPlace(next, key);
  if (day === null) return `There is no time for ${name} before the plan ends.`;
  const beside = others > 0 ? ` with ${countTopics(others)} that it depends on` : '';
  return `${name} added${beside}, on ${sayDay(living, day)}.`;
}

function findPlace({ days }: Plan, key: string): number | null {
  return days.find(({ items }) => items.some((item) => item.key === key))?.day ?? null;
}

function sayBack(living: LivingPlan, keys: readonly string[], next: Plan): string {
  const [key = '', ...others] = keys;
  if (others.length > 0) return `${countTopics(keys.length)} brought back.`;
  const name = nameTopic(living.shown, key);
  const day = findPlace(next, key);
  if (day === null) return `${name} brought back, but there is no time for it before the plan ends.`;
  return `${name} brought back, on ${sayDay(living, day)}.`;
}
