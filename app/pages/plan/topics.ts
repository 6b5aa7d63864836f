import type { TopicSection } from '#content/roadmap.ts';
import { splitKey } from '#content/topic-key.ts';
import { nameSlug } from '#wording/names.ts';

/** A topic's title; the words of its slug when the roadmaps no longer have it. */
export function nameTopic(shown: ReadonlyMap<string, TopicSection>, key: string): string {
  return shown.get(key)?.title ?? nameSlug(splitKey(key).topic);
}

/** Said behind the name of a topic that the roadmaps do not have. */
export const retired = '(no longer in the roadmap)';
