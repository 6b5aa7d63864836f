import type { JournalEvent } from '#journal/event/event.ts';

/** What an event says was done, in a few words that stand after the name of what it was done to. */
export function describeEvent(event: JournalEvent): string {
  switch (event.kind) {
    case 'topic-started':
      return event.parts > 0 ? `begun, ${event.parts} parts done` : 'begun';
    case 'note-written':
      return event.text === '' ? 'note removed' : 'note saved';
    case 'own-link-added':
      return `own link added, ${event.title || event.url}`;
    case 'plan-saved':
      return `plan saved, ${event.title}`;
    case 'plan-moved':
      return `moved to day ${event.day} of a plan`;
    case 'plan-locked':
      return event.locked ? 'kept on its day in a plan' : 'allowed to move in a plan';
    case 'plan-dropped':
      return event.dropped ? 'taken out of a plan' : 'brought back into a plan';
    case 'plan-work-done':
    case 'plan-work-undone':
      return `${nameSort(event.work)} of day ${event.day} of a plan${event.kind === 'plan-work-done' ? ' done' : ' open again'}`;
    case 'setting-chosen':
      return `setting chosen, ${event.name}`;
    default:
      return words[event.kind];
  }
}

/** The sort of a plan's work, in small letters. */
export function nameSort(work: string): string {
  if (work === 'catch-up') return 'in reserve';
  return work === 'exercise' ? 'practice' : work.replaceAll('-', ' ');
}

const words = {
  'topic-done': 'done',
  'topic-skipped': 'skipped',
  'topic-undone': 'open again',
  'link-read': 'link read',
  'link-unread': 'link not read yet',
  'topic-starred': 'starred',
  'topic-unstarred': 'star removed',
  'stopped-here': 'stopped here',
  'check-right': 'knew the answer',
  'check-wrong': 'did not know the answer yet',
  'own-link-removed': 'own link removed',
  'plan-swapped': 'another topic takes its place in a plan',
  'plan-removed': 'plan removed',
  'roadmap-reset': 'progress reset',
  undo: 'taken back',
};
