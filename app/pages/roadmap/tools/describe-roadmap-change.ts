import type { Roadmap } from '#content/roadmap.ts';

import type { UndoOffer } from '../../../record/undo-offer.ts';
import { describeEventOf, describeUndone } from '#wording/event.ts';

/** "Lists: done". Null for a change of another page. */
export function describeRoadmapChange({ events, undos }: UndoOffer, roadmap: Roadmap): string | null {
  const event = events.at(-1);
  if (!event || !('technology' in event) || event.technology !== roadmap.slug) return null;
  const topics = roadmap.chapters.flatMap((chapter) => chapter.topics);
  const slug = 'topic' in event ? event.topic : null;
  const name = topics.find((topic) => topic.slug === slug)?.title ?? roadmap.name;
  const words = describeEventOf(name, event);
  return undos.length > 0 ? describeUndone(words) : words;
}
