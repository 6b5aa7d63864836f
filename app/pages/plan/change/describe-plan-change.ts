import { makeKey } from '#content/topic-key.ts';
import type { JournalEvent } from '#journal/event/event.ts';

import type { UndoOffer } from '../../../record/undo-offer.ts';
import { describeEventOf, describeUndone } from '#wording/event.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { nameTopic } from '../topics.ts';
import { describeWorkEvent } from '#wording/work.ts';

/** The message for each saved change. It is shown on every page while the change can be undone. */
const messages = new WeakMap<JournalEvent, string>();

export function rememberMessage(events: readonly JournalEvent[], words: string): void {
  const saved = events.at(-1);
  if (saved) messages.set(saved, words);
}

/** Describes a change of this plan or of a topic in its roadmaps; null for other changes. */
export function describePlanChange(tracked: TrackedPlan, { events, undos }: UndoOffer): string | null {
  const event = events.at(-1);
  const words = event ? describe(tracked, event) : null;
  return words !== null && undos.length > 0 ? describeUndone(words) : words;
}

function describe({ shown, saved }: TrackedPlan, event: JournalEvent): string | null {
  if (event.kind === 'plan-removed') return null;
  if ('plan' in event && event.plan !== saved.id) return null;
  if (event.kind === 'plan-saved') return messages.get(event) ?? null;
  if ('work' in event) return describeWorkEvent(event, (key) => nameTopic(shown, key));
  if (!('topic' in event)) return null;
  const key = makeKey(event);
  if (!('plan' in event) && !shown.has(key)) return null;
  return describeEventOf(nameTopic(shown, key), event);
}
