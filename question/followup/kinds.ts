import type { followupModel } from '#lexicon/followup/weights.ts';

import type { Intent } from '../meaning/meaning.ts';

export type FollowupKind = Exclude<(typeof followupModel.labels)[number], 'new'>;

/** Kinds that make another plan of it, and kinds that want no more than a kind word. */
const changes: ReadonlySet<FollowupKind> = new Set([
  'shorter-plan',
  'longer-plan',
  'easier',
  'harder',
  'fewer-minutes',
  'more-minutes',
  'set-days',
  'set-weekdays',
  'set-start',
  'set-end',
  'missed-days',
  'know-topic',
  'leave-out',
  'add-topic',
  'more-projects',
  'more-practice',
  'more-reviews',
  'other-technology',
]);
const chats: ReadonlySet<FollowupKind> = new Set([
  'thanks',
  'hello',
  'sorry',
  'ok',
  'no',
  'worked',
  'insult',
  'who-are-you',
  'how-are-you',
  'bye',
  'start-over',
]);

/** What a message about a reply may be. */
export type FollowupIntent = Extract<Intent, 'change' | 'followup' | 'chat'>;

export function intentOf(kind: FollowupKind): FollowupIntent {
  if (changes.has(kind)) return 'change';
  return chats.has(kind) ? 'chat' : 'followup';
}

/** What each kind means where the reply before was the other of the two. */
const [onPlans, onAnswers]: readonly ReadonlyMap<FollowupKind, FollowupKind>[] = [
  new Map([
    ['shorter-answer', 'shorter-plan'],
    ['simpler', 'easier'],
    ['why', 'why-order'],
    ['what-next', 'after-plan'],
  ]),
  new Map([
    ['shorter-plan', 'shorter-answer'],
    ['easier', 'simpler'],
    ['why-order', 'why'],
    ['after-plan', 'what-next'],
    ['more-practice', 'exercise'],
  ]),
];

export function fitKind(kind: FollowupKind, isPlan: boolean): FollowupKind {
  return (isPlan ? onPlans : onAnswers)?.get(kind) ?? kind;
}
