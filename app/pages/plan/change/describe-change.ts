import type { JournalEvent } from '#journal/event/event.ts';

import type { Change } from '../../../record/undo-offer.ts';
import { describeEvent } from '../../../../wording/event.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { nameTopic } from '../topics.ts';
import { nameWorkIn } from '../days/name-work-in.ts';

/** What came of a layout, by the event that keeps it: it is said as long as it can be taken back, on whatever page. */
const said = new WeakMap<JournalEvent, string>();

export function noteWords(events: readonly JournalEvent[], words: string): void {
  const saved = events.at(-1);
  if (saved) said.set(saved, words);
}

/** What was just done in a plan, or to a topic of its roadmaps, or was just taken back. Null where it is of another page. */
export function describeChange(living: LivingPlan, { events, undos }: Change): string | null {
  const event = events.at(-1);
  const words = event ? describe(living, event) : null;
  return words !== null && undos.length > 0 ? `Taken back. ${words}` : words;
}

function describe({ shown, saved }: LivingPlan, event: JournalEvent): string | null {
  if (event.kind === 'plan-removed') return null;
  if ('plan' in event && event.plan !== saved.id) return null;
  if (event.kind === 'plan-saved') return said.get(event) ?? null;
  if ('work' in event) return describeWork(event, shown);
  if (!('topic' in event)) return null;
  const key = `${event.technology}/${event.topic}`;
  if (!('plan' in event) && !shown.has(key)) return null;
  return `${nameTopic(shown, key)}: ${describeEvent(event)}`;
}

type WorkEvent = Extract<JournalEvent, { readonly work: string }>;

function describeWork({ kind, day, work, about }: WorkEvent, shown: LivingPlan['shown']): string {
  const keys = about.map(({ technology, topic }) => `${technology}/${topic}`);
  const name = nameWorkIn({ day, work, about: keys }, (key) => nameTopic(shown, key));
  return `${name}: ${kind === 'plan-work-done' ? 'done' : 'open again'}`;
}
