import { dateOf } from '../event/stamp.ts';
import type { Json, JournalEvent } from '../event/event.ts';
import { progressKinds, workKinds } from '../event/kinds.ts';
import { findInForce, mergeJournals } from '../merge.ts';
import { foldPlans, type PlanEvent } from './plan-draft.ts';
import { keyOf, type Rename, readRenames, type Renames, type Target, technologyOf } from '../renames.ts';
import type { JournalState, Stop, TopicState } from './state.ts';
import {
  finishTopic,
  makeTopicDraft,
  applyTopicEvent,
  type TopicDraft,
  type TopicEvent,
} from './topic-draft.ts';

export type Content = { readonly renamed: readonly Rename[] };

/** The same for events in any order, with repeats. Of two values for one thing the later id's counts. */
export function foldJournal(events: readonly JournalEvent[], content: Content): JournalState {
  const inForce = findInForce(mergeJournals(events, []));
  const renames = readRenames(content.renamed);
  const planEvents = inForce.filter((event): event is PlanEvent => 'plan' in event);
  const topicEvents = inForce.filter((event): event is TopicEvent => 'topic' in event && !('plan' in event));
  return {
    ...foldTopics(topicEvents, renames, readResets(inForce)),
    plans: foldPlans(planEvents, renames),
    settings: foldSettings(inForce),
    days: countDays(inForce),
  };
}

/** Gives unchanged topics the same object as before, so that React skips them. */
export function reuseTopics(
  former: JournalState['topics'],
  topics: JournalState['topics'],
): JournalState['topics'] {
  const reused = [...topics].map(([key, topic]) => {
    const before = former.get(key);
    return [key, before !== undefined && isSame(before, topic) ? before : topic] as const;
  });
  return new Map(reused);
}

function foldTopics(
  events: readonly TopicEvent[],
  renames: Renames,
  isReset: IsReset,
): Pick<JournalState, 'topics' | 'stopped'> {
  const drafts = new Map<string, TopicDraft>();
  const stopped = new Map<string, Stop>();
  for (const event of events) {
    const source = keyOf(event);
    for (const target of renames.follow(source)) {
      const { key } = target;
      const draft = drafts.get(key) ?? makeTopicDraft();
      drafts.set(key, draft);
      if (isReset(event, target)) continue;
      const at = { target: key, date: dateOf(event) };
      applyTopicEvent(draft, event, { key: source, covers: (other) => renames.covers(source, other, at) });
      if (event.kind === 'stopped-here') stopped.set(technologyOf(key), { key, id: event.id });
    }
  }
  return { topics: new Map([...drafts].map(([key, draft]) => [key, finishTopic(draft)])), stopped };
}

function foldSettings(events: readonly JournalEvent[]): Map<string, Json> {
  const settings = new Map<string, Json>();
  for (const event of events) {
    if (event.kind !== 'setting-chosen') continue;
    if (event.value === null) settings.delete(event.name);
    else settings.set(event.name, event.value);
  }
  return settings;
}

function countDays(events: readonly JournalEvent[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const event of events) {
    if (workKinds.has(event.kind)) days.set(dateOf(event), (days.get(dateOf(event)) ?? 0) + 1);
  }
  return days;
}

type Reset = Extract<JournalEvent, { kind: 'roadmap-reset' }>;

type IsReset = (event: TopicEvent, target: Target) => boolean;

/** A reset covers the topics that the roadmap had on that day. */
function readResets(events: readonly JournalEvent[]): IsReset {
  const resets = events.filter((event): event is Reset => event.kind === 'roadmap-reset');
  const byTechnology = Map.groupBy(resets, ({ technology }) => technology);
  return (event, { key, since }) => {
    if (!progressKinds.has(event.kind)) return false;
    const isLater = ({ id }: Reset) => id > event.id;
    const before = byTechnology.get(event.technology) ?? [];
    const after = byTechnology.get(technologyOf(key)) ?? [];
    return (
      before.some((reset) => isLater(reset) && dateOf(reset) < since) ||
      after.some((reset) => isLater(reset) && dateOf(reset) >= since)
    );
  };
}

const plain = ['status', 'date', 'parts', 'note', 'isStarred', 'touched'] as const;
const lists = ['read', 'links', 'checks'] as const;

function isSame(one: TopicState, other: TopicState): boolean {
  return (
    plain.every((name) => one[name] === other[name]) &&
    lists.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
