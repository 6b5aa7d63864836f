import type { JournalEvent } from '#journal/event/event.ts';

import type { Outlines } from '../../record/outlines.ts';
import { describeEvent } from '../../../wording/event.ts';

/** "Python, Lists: done". Without outlines, names are derived from the slugs. */
export function describeEntry(event: JournalEvent, outlines: Outlines | null): string {
  const words = describeEvent(event);
  if (!('technology' in event)) return capitalize(words);
  const outline = outlines?.get(event.technology);
  const technology = outline?.name ?? capitalize(event.technology);
  if (!('topic' in event)) return `${technology}: ${words}`;
  const topic = outline?.topics.find(({ slug }) => slug === event.topic);
  return `${technology}, ${topic?.title ?? capitalize(event.topic.replaceAll('-', ' '))}: ${words}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
