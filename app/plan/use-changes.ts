import { useState } from 'react';

import type { EventBody } from '#journal/event.ts';
import type { Changed, Refused } from '#planner/change.ts';
import { dropTopic } from '#planner/drop-topic.ts';
import { lockTopic } from '#planner/lock-topic.ts';
import type { Plan } from '#planner/plan.ts';
import { type Replan, replanPlan } from '#planner/replan-plan.ts';
import { swapDays } from '#planner/swap-days.ts';

import { tell } from '../record/journal/journal.ts';
import { dateOfDay, formatLong } from './dates.ts';
import { savePlan } from './save-plan.ts';
import { nameTopic } from './topics.ts';
import type { LivingPlan } from './use-living.ts';
import { countTopics, joinNames, sayRefusal } from './words.ts';

/** A new layout that waits for the learner's choice: a later end, or less in the plan. */
export type Choice = {
  readonly replan: Replan;
  readonly events: readonly EventBody[];
  readonly said: string;
};

/** What a learner can do with a plan. Each change lays out again what is left, and says what came of it. */
export function useChanges(living: LivingPlan) {
  const [notice, setNotice] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const { saved, plan, progress, topics, shown } = living;
  const name = (key: string) => nameTopic(shown, key);

  const keep = async (next: Plan, events: readonly EventBody[], said: string) => {
    setChoice(null);
    for (const event of [...events, savePlan(next, saved)]) await tell(event);
    setNotice(said);
  };
  const settle = (waiting: Choice) => {
    setNotice('');
    if (waiting.replan.isChoice) return setChoice(waiting);
    return void keep(waiting.replan.onTime, waiting.events, waiting.said);
  };
  const change = (changed: Changed | Refused, events: readonly EventBody[], said: string) => {
    if (changed.kind === 'refused') return setNotice(sayRefusal(changed, name));
    return settle({ replan: changed.replan, events, said });
  };
  const lockEvent = (key: string, locked: boolean): EventBody => {
    return { kind: 'plan-locked', plan: saved.id, ...splitKey(key), locked };
  };

  return {
    notice,
    choice,
    cancel: () => setChoice(null),
    choose: ({ events, said }: Choice, next: Plan) => void keep(next, events, said),
    catchUp: () =>
      settle({
        replan: replanPlan(topics, plan, progress),
        events: [],
        said: 'The plan is laid out again from today on.',
      }),
    lock: (key: string, day: number) =>
      change(
        lockTopic(topics, living, { key, day }),
        [lockEvent(key, true)],
        `${name(key)} stays on ${formatLong(dateOfDay(saved.starts, day))}.`,
      ),
    unlock: (key: string) => {
      void tell(lockEvent(key, false));
      setNotice(`${name(key)} may move again.`);
    },
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
