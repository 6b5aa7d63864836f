import { chainSteps } from '#content/goals.ts';
import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';
import type { Changed, Refused } from '#planner/change/change-result.ts';
import { addTopic } from '#planner/change/add-topic.ts';
import { dropTopic } from '#planner/change/drop-topic.ts';
import { leaveGoal } from '#planner/change/leave-goal.ts';
import { lockTopics } from '#planner/change/lock-topics.ts';
import type { Plan } from '#planner/types/plan.ts';
import { returnTopics } from '#planner/change/return-topics.ts';
import { swapDays } from '#planner/change/swap-days.ts';

import type { ProjectGoal } from '#wording/projects/project-part.ts';
import { formatWholeDate } from '../../../../wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { nameTopic } from '../topics.ts';
import { count, plural } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';

/** A change of a plan: its outcome, the events to add to the journal, and the message to show. */
export type PlanChange = {
  readonly changed: Changed | Refused;
  readonly events: readonly EventBody[];
  readonly words: (next: Plan) => string;
};

export function makeLockChange(tracked: TrackedPlan, key: string, day: number): PlanChange {
  return {
    changed: lockTopics(tracked.topics, tracked, { [key]: day }),
    events: [lockEvent(tracked, key, true)],
    words: () => `${nameTopic(tracked.shown, key)} stays on ${formatDay(tracked, day)}.`,
  };
}

/** Removes a topic; `withDependents` also removes everything that depends on it. */
export function makeDropChange(tracked: TrackedPlan, key: string, withDependents: boolean): PlanChange {
  const dependents = withDependents ? 'leave' : 'stay';
  const changed = dropTopic(tracked.topics, tracked, { key, dependents });
  if (changed.kind === 'refused') return { changed, events: [], words: () => '' };
  const name = nameTopic(tracked.shown, key);
  return {
    changed,
    events: changed.leaving.map((leaving) => dropEvent(tracked, leaving, true)),
    words: () => describeDropped(name, changed.leaving.length - 1, changed.staying.length),
  };
}

/** Adds a topic that the plan leaves out or assumes known, with its prerequisites. */
export function makeAddChange(tracked: TrackedPlan, key: string): PlanChange {
  const changed = addTopic(tracked.topics, tracked, key);
  const others = changed.kind === 'changed' ? changed.adding.length - 1 : 0;
  return { changed, events: [], words: (next) => describeAdded(tracked, { key, others }, next) };
}

/** Adds back topics that the learner removed from the plan or skipped in the roadmap. */
export function makeReturnChange(tracked: TrackedPlan, keys: readonly string[]): PlanChange {
  const back = (key: string): EventBody =>
    tracked.saved.dropped.has(key)
      ? dropEvent(tracked, key, false)
      : { kind: 'topic-undone', ...splitKey(key) };
  return {
    changed: returnTopics(tracked.topics, tracked, keys),
    events: keys.map(back),
    words: (next) => describeReturned(tracked, keys, next),
  };
}

/** Swaps two days and locks the topics that move. */
export function makeSwapChange(tracked: TrackedPlan, day: number, other: number): PlanChange {
  const changed = swapDays(tracked.topics, tracked, [day, other]);
  const locked = changed.kind === 'changed' ? Object.keys(changed.progress.locked ?? {}) : [];
  return {
    changed,
    events: locked
      .filter((key) => !tracked.saved.locked.has(key))
      .map((key) => lockEvent(tracked, key, true)),
    words: () => `${joinWords([day, other].map((one) => formatDay(tracked, one)))} have been swapped.`,
  };
}

/** Leaves out a goal that comes after the one that was asked for. */
export function makeLeaveChange(tracked: TrackedPlan, { id, title }: ProjectGoal): PlanChange {
  const goals = [tracked.goal, ...tracked.nextGoals].flatMap((goal) =>
    goal && goal.id !== id ? [goal] : [],
  );
  const topics = [...tracked.topics.filter(({ step }) => !step), ...chainSteps(goals)];
  return { changed: leaveGoal(topics, tracked, id), events: [], words: () => `Left out: ${title}.` };
}

export function lockEvent({ saved }: TrackedPlan, key: string, locked: boolean): EventBody {
  return { kind: 'plan-locked', plan: saved.id, ...splitKey(key), locked };
}

function dropEvent({ saved }: TrackedPlan, key: string, dropped: boolean): EventBody {
  return { kind: 'plan-dropped', plan: saved.id, ...splitKey(key), dropped };
}

function formatDay({ saved }: TrackedPlan, day: number): string {
  return formatWholeDate(dateOfDay(saved.starts, day));
}

function describeDropped(name: string, leaving: number, building: number): string {
  if (leaving > 0)
    return `Removed ${name} and ${count(leaving, 'topic')} that ${plural(leaving, 'depends', 'depend')} on it.`;
  if (building === 0) return `Removed ${name}.`;
  return `Removed ${name}. ${count(building, 'topic')} ${plural(building, 'depends', 'depend')} on it.`;
}

type AddedTopic = { readonly key: string; readonly others: number };

function describeAdded(tracked: TrackedPlan, { key, others }: AddedTopic, next: Plan): string {
  const name = nameTopic(tracked.shown, key);
  const day = findPlace(next, key);
  if (day === null) return `There is no time for ${name} before the plan ends.`;
  const beside = others > 0 ? ` with ${count(others, 'topic')} that it depends on` : '';
  return `${name} added${beside}, on ${formatDay(tracked, day)}.`;
}

function findPlace({ days }: Plan, key: string): number | null {
  return days.find(({ items }) => items.some((item) => item.key === key))?.day ?? null;
}

function describeReturned(tracked: TrackedPlan, keys: readonly string[], next: Plan): string {
  const [key = '', ...others] = keys;
  if (others.length > 0) return `${count(keys.length, 'topic')} added back.`;
  const name = nameTopic(tracked.shown, key);
  const day = findPlace(next, key);
  if (day === null) return `${name} added back, but there is no time for it before the plan ends.`;
  return `${name} added back, on ${formatDay(tracked, day)}.`;
}
