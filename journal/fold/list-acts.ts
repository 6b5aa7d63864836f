import { dateOf } from '../event/stamp.ts';
import type { JournalEvent } from '../event/event.ts';
import { findInForce } from '../merge.ts';

/** `undos` are the ids of the undos in force; an event without any is in force itself. */
export type Entry = { readonly event: JournalEvent; readonly undos: readonly string[] };

export type HistoryDay = { readonly date: string; readonly entries: readonly Entry[] };

/** Newest first, from a journal sorted by id. An undo is listed with the event that it takes back. */
export function listActs(events: readonly JournalEvent[]): Entry[] {
  const undos = new Map<string, string[]>();
  for (const event of findInForce(events)) {
    if (event.kind === 'undo' && event.event < event.id)
      undos.set(event.event, [...(undos.get(event.event) ?? []), event.id]);
  }
  const done = events.filter(({ kind }) => kind !== 'undo');
  return done.toReversed().map((event) => ({ event, undos: undos.get(event.id) ?? [] }));
}

/** A date appears twice if a learner traveled or set the clock back. */
export function groupByDate(entries: readonly Entry[]): HistoryDay[] {
  const days: { date: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = dateOf(entry.event);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
