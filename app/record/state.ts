import type { JournalEvent } from '#journal/event/event.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { keepSame } from '#journal/fold/share.ts';
import type { JournalState } from '#journal/fold/state.ts';

/**
 * 'forbidden': this browser keeps nothing, and what is done lives as long as the page. 'full': the disk did not take what
 * was done last. 'unread': what is kept could not be read.
 */
export type Journal = {
  readonly kind: 'loading' | 'kept' | 'forbidden' | 'full' | 'unread';
  /** All events, sorted by id, and what they add up to. */
  readonly events: readonly JournalEvent[];
  readonly state: JournalState;
};

const content = { renamed: renamedTopics };
const changed = new EventTarget();

/** The journal of finished HTML, and of a page that has not read its own yet. */
export const noJournal: Journal = { kind: 'loading', events: [], state: foldJournal([], content) };
let journal = noJournal;

/** What is shown now. */
export function readJournal(): Journal {
  return journal;
}

/** Shows these events instead. A topic of which nothing changed keeps its object. */
export function show(events: readonly JournalEvent[], kind: Journal['kind'] = journal.kind): void {
  const state = foldJournal(events, content);
  journal = { kind, events, state: { ...state, topics: keepSame(journal.state.topics, state.topics) } };
  changed.dispatchEvent(new Event('change'));
}

/** Calls back after every change; returns how to end that. */
export function onShown(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
