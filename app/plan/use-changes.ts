import type { EventBody } from '#journal/event.ts';
import { dropTopic } from '#planner/drop-topic.ts';
import { lockTopic } from '#planner/lock-topic.ts';
import { replanPlan } from '#planner/replan-plan.ts';
import { swapDays } from '#planner/swap-days.ts';

import { act } from '../record/journal/change.ts';
import { dateOfDay, formatLong } from './dates.ts';
import { nameTopic } from './topics.ts';
import { useKeeping } from './use-keeping.ts';
import type { LivingPlan } from './living.ts';
import { countTopics, joinNames } from './words.ts';

/** What a learner can do with a plan. Each change lays out again what is left, and says what came of it. */
export function useChanges(living: LivingPlan) {
  const { change, settle, ...keeping } = useKeeping(living);
  const { saved, plan, progress, topics, shown } = living;
  const name = (key: string) => nameTopic(shown, key);
  const lockEvent = (key: string, locked: boolean): EventBody => {
    return { kind: 'plan-locked', plan: saved.id, ...splitKey(key), locked };
  };
  return {
    ...keeping,
    catchUp: () =>
      settle({
        replan: replanPlan(topics, plan, progress),
        events: [],
        words: 'The plan is laid out again from today on.',
      }),
    lock: (key: string, day: number) =>
      change(
        lockTopic(topics, living, { key, day }),
        [lockEvent(key, true)],
        `${name(key)} stays on ${formatLong(dateOfDay(saved.starts, day))}.`,
      ),
    unlock: (key: string) => void act(lockEvent(key, false)),
    drop: (key: string, withResting: boolean) => {
      const dropped = dropTopic(topics, living, { key, resting: withResting ? 'leave' : 'stay' });
      if (dropped.kind === 'refused') return change(dropped, [], '');
      const events = dropped.leaving.map((leaving): EventBody => {
        return { kind: 'plan-dropped', plan: saved.id, ...splitKey(leaving), dropped: true };
      });
      return change(dropped, events, sayDropped(dropped.leaving.map(name), dropped.resting.map(name)));
    },
    swap: (day: number, other: number) => {
      const days = [day, other].map((one) => formatLong(dateOfDay(saved.starts, one)));
      const swapped = swapDays(topics, living, [day, other]);
      const locked = swapped.kind === 'changed' ? Object.keys(swapped.progress.locked ?? {}) : [];
      const events = locked.filter((key) => !saved.locked.has(key)).map((key) => lockEvent(key, true));
      change(swapped, events, `${joinNames(days)} have changed places.`);
    },
  };
}

export type Changes = ReturnType<typeof useChanges>;

function splitKey(key: string): { technology: string; topic: string } {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

function sayDropped(leaving: readonly string[], resting: readonly string[]): string {
  const [first = '', ...others] = leaving;
  const out =
    others.length > 0 ? `${first} and ${countTopics(others.length)} that rest on it are` : `${first} is`;
  const stay = resting.length > 0 ? ` Still in it, though they rest on it: ${joinNames(resting)}.` : '';
  return `${out} out of the plan.${stay}`;
}
