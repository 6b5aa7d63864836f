import { dateOf, type JournalEvent } from '../event/event.ts';
import { findInForce } from './in-force.ts';

/** An event as its learner sees it: `undos` are the ids of what takes it back now, and there are none while it is in force. */
export type Entry = { readonly event: JournalEvent; readonly undos: readonly string[] };

/** What was done on one local date, newest first. */
export type Day = { readonly date: string; readonly entries: readonly Entry[] };

/** All that a learner did, newest first, of a journal sorted by id. An undo stands with what it takes back. */
export function listHistory(events: readonly JournalEvent[]): Entry[] {
  const undos = new Map<string, string[]>();
  for (const event of findInForce(events)) {
    if (event.kind === 'undo' && event.event < event.id)
      undos.set(event.event, [...(undos.get(event.event) ?? []), event.id]);
  }
  const done = events.filter(({ kind }) => kind !== 'undo');
  return done.toReversed().map((event) => ({ event, undos: undos.get(event.id) ?? [] }));
}

/** Neighbours of one local date together. A date comes twice where a learner travelled or set the clock back. */
export function groupByDate(entries: readonly Entry[]): Day[] {
  const days: { date: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = dateOf(entry.event);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
