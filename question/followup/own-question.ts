import { asksAgain, asksSomething, beforeStatement } from '#lexicon/followup/own-question-words.ts';

import { foldText } from '../../search/text/plain-text.ts';

/** A question has at least this number of words. A message that goes on from an answer has no more. */
const [fewest, most] = [3, 45];

/** The question that a message goes on with, in folded text, without what is said before it; null where it asks for nothing new. */
export function readOwnQuestion(message: string): string | null {
  const text = foldText(message).trim();
  if (text.split(/\s+/).length > most) return null;
  const stated = text.endsWith('?') ? text.replace(beforeStatement, '') : '';
  const question = asksSomething.exec(text)?.groups?.['question'] ?? stated;
  if (question.split(/\s+/).length < fewest || asksAgain.test(question)) return null;
  return question;
}
