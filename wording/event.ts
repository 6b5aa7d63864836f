import type { JournalEvent } from '#journal/event/event.ts';

import { count } from './counts.ts';
import { nameWorkKind } from './plan.ts';

export function describeEventOf(name: string, event: JournalEvent): string {
  return `${name}: ${describeEvent(event)}`;
}

/** "14 topics: done", for one act on all of them. */
export function describeEventsOf(topics: number, event: JournalEvent): string {
  return describeEventOf(count(topics, 'topic'), event);
}

export function describeUndone(words: string): string {
  return `Undone. ${words}`;
}

export function describeRedone(words: string): string {
  return `Redone. ${words}`;
}

export function describeEvent(event: JournalEvent): string {
  switch (event.kind) {
    case 'topic-started':
      return event.parts > 0 ? `started, ${count(event.parts, 'part')} done` : 'started';
    case 'note-written':
      return event.text === '' ? 'note removed' : 'note saved';
    case 'own-link-added':
      return `own link added, ${event.title || event.url}`;
    case 'plan-saved':
      return `plan saved, ${event.title}`;
    case 'plan-moved':
      return `moved to day ${event.day} of a plan`;
    case 'plan-locked':
      return event.locked ? 'locked to its day in a plan' : 'unlocked in a plan';
    case 'plan-dropped':
      return event.dropped ? 'removed from a plan' : 'added back to a plan';
    case 'plan-work-done':
    case 'plan-work-undone':
      return `${nameWorkKind(event.work).toLowerCase()} on day ${event.day} of a plan ${event.kind === 'plan-work-done' ? 'done' : 'not done'}`;
    case 'setting-chosen':
      return `setting chosen, ${event.name}`;
    default:
      return words[event.kind];
  }
}

const words = {
  'topic-done': 'done',
  'topic-skipped': 'skipped',
  'topic-undone': 'not done',
  'link-read': 'link read',
  'link-unread': 'link marked as unread',
  'topic-starred': 'starred',
  'topic-unstarred': 'star removed',
  'stopped-here': 'stopped here',
  'check-right': 'knew the answer',
  'check-wrong': 'did not know the answer yet',
  'own-link-removed': 'own link removed',
  'plan-swapped': 'replaced by another topic in a plan',
  'plan-removed': 'plan removed',
  'roadmap-reset': 'progress reset',
  undo: 'undone',
};
