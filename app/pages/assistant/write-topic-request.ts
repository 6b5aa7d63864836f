import { splitKey } from '#content/topic-key.ts';

import { loadOutlines } from '../../record/outlines.ts';

/** What to ask about a topic, by field. Null if there is no such topic, or its title is not available. */
export async function writeTopicRequest(key: string): Promise<Record<string, string> | null> {
  const { technology, topic: wanted } = splitKey(key);
  const outline = (await loadOutlines())?.get(technology);
  const topic = outline?.topics.find(({ slug }) => slug === wanted);
  return outline && topic ? { problem: `Explain this topic: ${topic.title}.`, language: outline.name } : null;
}
