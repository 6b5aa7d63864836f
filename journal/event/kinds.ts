import type { Kind } from './event.ts';

/** What a reset removes. Notes, stars and own links stay. */
export const progressKinds: ReadonlySet<Kind> = new Set([
  'topic-started',
  'topic-done',
  'topic-skipped',
  'topic-undone',
  'link-read',
  'link-unread',
  'stopped-here',
  'check-right',
  'check-wrong',
]);

export const workKinds: ReadonlySet<Kind> = new Set([
  'topic-started',
  'topic-done',
  'link-read',
  'note-written',
  'check-right',
  'check-wrong',
  'plan-work-done',
]);
