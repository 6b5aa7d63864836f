import type { Kind } from './event.ts';

/** Progress in a roadmap: what a reset forgets. What a learner wrote or chose to keep is none, and stays. */
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

/** What counts as work on a day. */
export const workKinds: ReadonlySet<Kind> = new Set([
  'topic-started',
  'topic-done',
  'link-read',
  'note-written',
  'check-right',
  'check-wrong',
  'plan-work-done',
]);
