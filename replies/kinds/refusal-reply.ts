import type { Danger } from '#lexicon/danger/danger.ts';

import { marksOf } from '../marks.ts';
import type { Library } from '../library.ts';

/** How things are protected: for people who want to know how they are broken. */
const defenses: readonly (readonly [key: string, why: string])[] = [
  ['nodejs/hashing-passwords', 'why a stolen list of passwords can still be of no use to a thief.'],
  [
    'sql/sql-injection-and-prepared-statements',
    'how a form can give away a database, and how to close that gap.',
  ],
  ['express/rate-limiting', 'how to stop someone who guesses passwords all day.'],
];

/** A harmful wish is refused without a word of how; what is allowed, and as interesting, is named instead. */
export function writeRefusal({ topics }: Library, danger: Danger | null): string[] {
  const lines = defenses.flatMap(([key, why]) => {
    const topic = topics.get(key);
    return topic ? [`- ${marksOf(topic).link}: ${why}`] : [];
  });
  return [
    danger === null ? 'I cannot help with that, as it could harm people.' : 'So I cannot help with that.',
    danger === 'game-cheat' ? ownGame : ownMachine,
    ['How programs are protected is worth learning, and people get paid for it:', ...lines].join('\n'),
  ];
}

const ownGame =
  'Make a game of your own instead: in it, you decide what a coin is worth and who is invincible. Say "plan for a game", and I will lay out your days.';
const ownMachine =
  'What you may always do: build a login or a small server on your own computer, and try to keep strangers out of it. Only test what is yours, or what its owner has allowed you to test in writing.';
