import type { JournalEvent } from '#journal/event/event.ts';
import { isEvent } from '#journal/event/parse-events.ts';

/** What one call takes: so many events of so many characters together, and one however long it is. */
export type Most = { readonly events: number; readonly characters: number };
export type Batch = {
  readonly events: readonly JournalEvent[];
  /** What this version of the page does not know. */
  readonly unknown: readonly { readonly id: string }[];
  /** Whether some are left for the next call. */
  readonly more: boolean;
};

/** Takes from the start of the list what one call takes. */
export function fillBatch(kept: readonly { readonly id: string }[], most: Most): Batch {
  const events: JournalEvent[] = [];
  const unknown: { readonly id: string }[] = [];
  let characters = 0;
  for (const event of kept) {
    if (!isEvent(event)) {
      unknown.push(event);
      continue;
    }
    characters += JSON.stringify(event).length;
    const isFull = events.length === most.events || (events.length > 0 && characters > most.characters);
    if (isFull) break;
    events.push(event);
  }
  return { events, unknown, more: events.length + unknown.length < kept.length };
}
