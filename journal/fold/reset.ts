import { dateOf, type JournalEvent } from '../event/event.ts';
import { progressKinds } from '../event/kinds.ts';
import { type Target, technologyOf } from '../renames.ts';
import type { TopicEvent } from './topic-draft.ts';

type Reset = Extract<JournalEvent, { kind: 'roadmap-reset' }>;

export type IsReset = (event: TopicEvent, target: Target) => boolean;

/** A reset covers the topics that the roadmap had on that day. */
export function readResets(events: readonly JournalEvent[]): IsReset {
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
