import type { Roadmap, TopicSection } from '#content/roadmap.ts';
import { projectSlug } from '#content/topic-key.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { measureProgress } from '#journal/fold/progress.ts';

import { readJournal } from '../../../record/state.ts';
import type { UndoOffer } from '../../../record/undo-offer.ts';
import { describeEventOf, describeEventsOf, describeUndone } from '#wording/event.ts';

/** "Lists: done". Null for a change of another page. */
export function describeRoadmapChange({ events, undos }: UndoOffer, roadmap: Roadmap): string | null {
  const event = events.at(-1);
  if (!event || !('technology' in event) || event.technology !== roadmap.slug) return null;
  const name = findName(roadmap, 'topic' in event ? event.topic : null);
  // A note that is typed is saved several times, which is one change of one topic.
  const topics = new Set(events.map((one) => ('topic' in one ? one.topic : one.id))).size;
  const words = topics > 1 ? describeEventsOf(topics, event) : describeEventOf(name, event);
  return undos.length > 0 ? describeUndone(words) : `${describeEnd(roadmap, event)}${words}`;
}

/** The title of a topic or of a chapter's project; otherwise the roadmap's name. */
function findName({ name, chapters }: Roadmap, slug: string | null): string {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const project = chapters.find((_, at) => slug === projectSlug(at + 1))?.project;
  return topics.find((topic) => topic.slug === slug)?.title ?? project?.title ?? name;
}

/** "You have finished Collections. " after the last topic of a chapter, or of the roadmap. */
function describeEnd({ slug, name, chapters }: Roadmap, event: JournalEvent): string {
  if (event.kind !== 'topic-done') return '';
  const isFinished = (topics: readonly TopicSection[]) =>
    measureProgress(readJournal().state, { slug, topics }).percent === 100;
  const chapter = chapters.find(({ topics }) => topics.some((topic) => topic.slug === event.topic));
  if (!chapter || !isFinished(chapter.topics)) return '';
  const finished = isFinished(chapters.flatMap(({ topics }) => topics)) ? name : chapter.title;
  return `You have finished ${finished}. `;
}
