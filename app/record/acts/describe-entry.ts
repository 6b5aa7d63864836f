import type { JournalEvent } from '#journal/event/event.ts';

import { readStepKey } from '#content/topic-key.ts';
import type { Outlines } from '../outlines.ts';
import { describeEvent, describeEventOf } from '#wording/event.ts';
import { capitalize, nameSlug } from '#wording/names.ts';

/** "Python, Lists: done", "Pet page, step 2: done". Without outlines, names are derived from the slugs. */
export function describeEntry(event: JournalEvent, outlines: Outlines | null): string {
  if (!('technology' in event)) return capitalize(describeEvent(event));
  const outline = outlines?.get(event.technology);
  const technology = outline?.name ?? nameSlug(event.technology);
  if (!('topic' in event)) return describeEventOf(technology, event);
  const step = readStepKey(`${event.technology}/${event.topic}`);
  if (step) return describeEventOf(`${nameSlug(step.goal)}, step ${step.step}`, event);
  const topic = outline?.topics.find(({ slug }) => slug === event.topic);
  return describeEventOf(`${technology}, ${topic?.title ?? nameSlug(event.topic)}`, event);
}
