import type { JournalEvent } from '#journal/event/event.ts';
import type { Work } from '#journal/fold/state.ts';

import { nameWorkKind } from './plan.ts';
import { joinWords } from './lists.ts';

/** "Practice: Lists and Tuples". */
export function describeWork({ work, about }: Work, nameTopic: (key: string) => string): string {
  const name = nameWorkKind(work);
  return about.length > 0 ? `${name}: ${joinWords(about.map(nameTopic))}` : name;
}

type WorkEvent = Extract<JournalEvent, { readonly work: string }>;

/** "Practice: Lists and Tuples: done". */
export function describeWorkEvent(
  { kind, day, work, about }: WorkEvent,
  nameTopic: (key: string) => string,
): string {
  const name = describeWork({ day, work, about: about.map(keyOf) }, nameTopic);
  return `${name}: ${kind === 'plan-work-done' ? 'done' : 'not done'}`;
}

function keyOf({ technology, topic }: WorkEvent['about'][number]): string {
  return `${technology}/${topic}`;
}
