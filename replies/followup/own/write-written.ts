import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import type { WrittenAnswer } from '#question/direct/direct-index.ts';

import { writeDirect } from '../../direct/direct-reply.ts';
import type { Library } from '../../library.ts';
import type { AskedMessage } from '../chat.ts';
import type { FollowupReply } from '../followup-reply.ts';

/** A written answer as the reply to a message about the reply before. */
export function writeWritten(library: Library, asked: AskedMessage, answer: WrittenAnswer): FollowupReply {
  const subject = subjectOf(answer);
  const technologies = subject === ofNone ? [] : [subject];
  const { paragraphs } = writeDirect(library, asked, { answer, technologies });
  return { paragraphs, topics: answer.topic === undefined ? [] : [answer.topic], isOwn: true };
}
