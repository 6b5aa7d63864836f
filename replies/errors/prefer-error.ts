import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import type { Request } from '../request.ts';
import { findError } from './known-error-reply.ts';

/** A message with a known error asks about the topic that explains it, whatever its other words are like. */
export function preferError(library: Library, read: ReplyInput, asked: Omit<Request, 'name'>): ReplyInput {
  const error = findError(library, asked, read);
  if (error === null) return read;
  const { english, minutes, unreadDay, level, span, dates, field, goal, decided } = read;
  const { key, technology } = error.topic;
  const others = read.intent === 'answer' ? read.topics.filter((topic) => topic.key !== key) : [];
  const said = { english, minutes, unreadDay, level, span, dates, field, goal };
  return {
    ...said,
    decided: {
      intent: 'error',
      others: decided.others.filter((other) => other !== 'error'),
      grade: error.reading.likely === null ? 'sure' : 'likely',
    },
    intent: 'answer',
    technologies: [technology],
    topics: [{ key, technology, score: 1, coverage: 1, similarity: 1 }, ...others],
    certainty: 'sure',
  };
}
