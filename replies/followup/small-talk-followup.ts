import type { FollowupKind } from '#question/followup/kinds.ts';

import { linkTopic } from '../words.ts';
import type { ChatSoFar } from './chat.ts';

/** A kind word for a message that wants no more, and one step to go on with. */
const lines: Partial<Record<FollowupKind, string>> = {
  thanks: 'You are welcome.',
  hello: 'It is good to see you again.',
  sorry: 'There is nothing to be sorry for. Asking is how this works.',
  ok: 'Good.',
  no: 'All right, then not that. Tell me what you would like instead.',
  worked: 'I am glad that it works now. That was your own work.',
  insult:
    'I am sorry that I was no help. Which part was wrong? Send me the question again with what you expected, and I try again.',
  'who-are-you':
    'I am the assistant of Waymark: a program that makes plans from its roadmaps and explains their topics. I am no person, and I can be wrong.',
  'how-are-you': 'I am a program, so nothing hurts and nothing is boring. I hope that you are well.',
  bye: 'Goodbye, and enjoy what you learned.',
  'start-over':
    'All right, that is forgotten. Tell me the technology, how many days you have, and what you want to make.',
};

const withoutStep: ReadonlySet<FollowupKind> = new Set(['no', 'insult', 'start-over']);

/** One or two sentences, and the next step of what was talked about. */
export function writeSmallTalkFollowup(
  chat: Pick<ChatSoFar, 'followup'> & Partial<ChatSoFar>,
): string[] | null {
  const line = lines[chat.followup.kind];
  if (line === undefined) return null;
  if (withoutStep.has(chat.followup.kind)) return [line];
  return [`${line} ${sayStep(chat)}`];
}

function sayStep({
  followup,
  topics = [],
  isPlan,
  finished = 0,
}: Pick<ChatSoFar, 'followup'> & Partial<ChatSoFar>): string {
  const [topic] = topics;
  const isLater = followup.kind === 'bye';
  if (!topic) return 'Tell me what you want to learn, or ask about a topic by its name.';
  const link = linkTopic(topic);
  if (isPlan)
    return isLater
      ? `When you come back, day ${finished + 1} begins with ${link}.`
      : `Day ${finished + 1} begins with ${link}.`;
  return isLater ? `When you come back, try the task of ${link}.` : `A next step is the task of ${link}.`;
}
