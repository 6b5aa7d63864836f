import { intentOf } from '#question/followup/kinds.ts';
import { readFollowup } from '#question/followup/read-followup.ts';
import type { Meaning } from '#question/meaning/meaning.ts';

import type { Library } from '../library.ts';
import { writeSmallTalkFollowup } from './small-talk-followup.ts';
import type { AskedMessage } from './chat.ts';

type Alone = { readonly paragraphs: readonly string[]; readonly meaning: Partial<Meaning> };

/** A longer message tells of more than of a reply. */
const maxWords = 6;
const nothing = { isPlan: false, technologies: [], topics: [] } as const;

/** The reply to a message that is about a reply where there is none; null where it is not surely such a message. */
export function answerAlone(library: Library, asked: AskedMessage): Alone | null {
  if (asked.problem.trim().split(/\s+/).length > maxWords) return null;
  const followup = readFollowup(library.index, asked.problem, nothing);
  if (followup?.grade !== 'sure') return null;
  const { kind } = followup;
  const intent = intentOf(kind) === 'chat' ? 'chat' : 'followup';
  const paragraphs = (intent === 'chat' ? writeSmallTalkFollowup({ followup }) : null) ?? noneBefore;
  return { paragraphs, meaning: { intent, grade: 'sure', choices: [], followup: kind } };
}

const noneBefore = [
  'That is about a plan or an explanation, and there is none before it. You can go on in one of these ways:',
  '- Ask for a plan, such as "a plan for Python in 14 days".\n- Ask about a topic by its name, such as "explain lists in simple words".\n- Paste the code that does not work, with its message.',
];
