import type { TopicSection } from '#content/roadmap.ts';
import type { JournalState } from '#journal/fold/state.ts';

import type { View } from './view.ts';

type Filtered = Pick<TopicSection, 'key' | 'slug' | 'level' | 'importance' | 'minutes'>;

/** The slugs of the topics that a view shows, in their order. */
export function findMatching(topics: readonly Filtered[], view: View, record: JournalState): string[] {
  const { isOpenOnly, levels, importances, minutes } = view;
  const isOpen = (key: string) => !['done', 'skipped'].includes(record.topics.get(key)?.status ?? 'open');
  return topics
    .filter((topic) => !isOpenOnly || isOpen(topic.key))
    .filter(({ level }) => levels.length === 0 || levels.includes(level))
    .filter(({ importance }) => importances.length === 0 || importances.includes(importance))
    .filter((topic) => topic.minutes <= (minutes ?? Infinity))
    .map(({ slug }) => slug);
}
