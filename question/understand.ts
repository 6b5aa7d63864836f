import { decide } from './decide.ts';
import { followRoute } from './follow-route.ts';
import { readOwnLevel } from './names/own-level.ts';
import { readMessage } from './read-message.ts';
import { readTimes } from './time/minutes.ts';
import { readSpan } from './time/span.ts';
import type { Understanding } from './understanding.ts';
import type { TopicIndex } from '../search/index.ts';

/**
 * Reads a question and the language field beside it; `hasReply` says whether a reply came before it. Total: any two strings give an
 * understanding, the same ones always the same.
 */
export function understand(
  question: string,
  languageField: string,
  index: TopicIndex,
  hasReply = false,
): Understanding {
  const read = readMessage(index, { question, languageField, hasReply });
  const decision = decide(read.features);
  const { text, english, field, goal } = read;
  const meant = followRoute(read, decision);
  const { intent, others, grade } = decision;
  return {
    english,
    ...readTimes(text),
    span: readSpan(text),
    level: readOwnLevel(index.names, text, 'technologies' in meant ? meant.technologies : []),
    field,
    goal,
    decided: { intent, others, grade },
    ...meant,
  };
}
