import { isStepKey, readProjectSlug, splitKey } from '#content/topic-key.ts';
import type { JournalState, TopicState } from '#journal/fold/state.ts';

/** Whether the library has anything to show. */
export function hasLibraryItems({ topics, plans }: JournalState): boolean {
  return (
    [...topics].some(([key, topic]) => isKept(topic) || isMade(key, topic)) ||
    [...plans.values()].some(({ worked }) => [...worked.values()].some(({ work }) => work === 'project'))
  );
}

export function isKept({ note, isStarred, links, checks }: TopicState): boolean {
  return note !== '' || isStarred || links.length > 0 || checks.at(-1)?.isRight === false;
}

function isMade(key: string, { status }: TopicState): boolean {
  return status === 'done' && (isStepKey(key) || readProjectSlug(splitKey(key).topic) !== null);
}
