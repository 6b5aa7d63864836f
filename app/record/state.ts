import type { JournalEvent } from '#journal/event/event.ts';
import { foldJournal, reuseTopics } from '#journal/fold/fold.ts';
import type { JournalState } from '#journal/fold/state.ts';
import { mergeJournals } from '#journal/merge.ts';

import { createStore } from '../browser/create-store.ts';

/** `state` is what the sorted events add up to. */
export type Journal = {
  readonly status: RecordState['disk'] | Refusal;
  readonly events: readonly JournalEvent[];
  readonly state: JournalState;
};

export type Refusal = 'full' | 'blocked';

/** Stored together or not at all. */
export type Group = readonly JournalEvent[];

/**
 * The record in this tab. Pages see a status:
 *
 *   loading ── disk read ─────▶ ready ◀── stored ─── full or blocked
 *      └────── disk failed ───▶ unreadable or blocked ── disk read ──▶ ready
 *
 * The account has a status of its own, and an exchange begins only while it is open:
 *
 *   signed out ── session ──▶ open ── closing ──▶ closing ── session ──▶ signed out
 */
export type RecordState = {
  readonly disk: 'loading' | 'ready' | 'unreadable' | 'blocked';
  /** Shown, but not stored yet, with the disk's last answer. */
  readonly unstored: ReadonlyMap<Group, Refusal | null>;
  readonly account: { readonly status: 'signed-out' | 'open' | 'closing'; readonly token: string | null };
  readonly journal: Journal;
};

export type RecordAction =
  | { readonly kind: 'disk-read'; readonly events: readonly JournalEvent[] }
  | { readonly kind: 'disk-failed'; readonly disk: 'unreadable' | 'blocked' }
  | { readonly kind: 'storing'; readonly group: Group }
  | { readonly kind: 'recorded'; readonly events: readonly JournalEvent[] }
  | { readonly kind: 'stored'; readonly group: Group }
  | { readonly kind: 'refused'; readonly group: Group; readonly reason: Refusal }
  | { readonly kind: 'session' | 'closing'; readonly token: string | null };

const content = { renamed: renamedTopics };

/** In finished HTML, and before the disk is read. */
export const emptyJournal: Journal = { status: 'loading', events: [], state: foldJournal([], content) };

export const recordStore = createStore<RecordState>({
  disk: 'loading',
  unstored: new Map(),
  account: { status: 'signed-out', token: null },
  journal: emptyJournal,
});

export function readJournal(): Journal {
  return recordStore.get().journal;
}

export function take(step: RecordAction): void {
  recordStore.set(nextRecord(recordStore.get(), step));
}

function nextRecord(record: RecordState, step: RecordAction): RecordState {
  const { unstored, journal, account } = record;
  switch (step.kind) {
    case 'disk-read':
      return show({ ...record, disk: 'ready' }, mergeJournals(step.events, [...unstored.keys()].flat()));
    case 'disk-failed':
      return show({ ...record, disk: step.disk }, journal.events);
    case 'storing':
      return { ...record, unstored: new Map(unstored).set(step.group, unstored.get(step.group) ?? null) };
    case 'recorded':
      return show(record, step.events);
    case 'stored':
      return show({ ...record, unstored: without(unstored, step.group) }, journal.events);
    case 'refused':
      return show({ ...record, unstored: new Map(unstored).set(step.group, step.reason) }, journal.events);
    case 'session':
      // The name alone has changed.
      if (step.token === account.token) return record;
      return {
        ...record,
        account: { status: step.token === null ? 'signed-out' : 'open', token: step.token },
      };
    default:
      return { ...record, account: { status: 'closing', token: step.token } };
  }
}

/** An unchanged topic keeps its object and is not rendered again. */
function show(record: RecordState, events: readonly JournalEvent[]): RecordState {
  const status = [...record.unstored.values()].findLast((refusal) => refusal !== null) ?? record.disk;
  const { journal } = record;
  if (events === journal.events)
    return status === journal.status ? record : { ...record, journal: { ...journal, status } };
  const state = foldJournal(events, content);
  const topics = reuseTopics(journal.state.topics, state.topics);
  return { ...record, journal: { status, events, state: { ...state, topics } } };
}

function without(unstored: RecordState['unstored'], group: Group): RecordState['unstored'] {
  return new Map([...unstored].filter(([other]) => other !== group));
}
