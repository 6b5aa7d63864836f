import type { TopicSection } from '#content/roadmap.ts';
import type { Library } from './library.ts';
import { marksOf } from './marks.ts';

/**
 * A name that is safe to write: letters, digits, spaces and a few marks, at most 40 characters; "there" where nothing is
 * left. A dot stays at the end of a word alone: within one it would make an address.
 */
export function greet(name: string): string {
  const kept = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} '’.-]/gu, ' ')
    .replaceAll(/\.(?! |$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(kept).slice(0, 40).join('').trim() || 'there';
}

/** A link to a topic's place in its roadmap. */
export function linkTopic(topic: TopicSection): string {
  return marksOf(topic).link;
}

/** The technology's name as its card shows it. */
export function nameOf(library: Library, slug: string): string {
  return library.roadmaps.get(slug)?.name ?? slug;
}
