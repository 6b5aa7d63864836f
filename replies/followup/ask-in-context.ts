import { pointingWords } from '#lexicon/followup/pointing-words.ts';
import { readMentions } from '#question/names/mentions.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { Library } from '../library.ts';
import type { AskedAgain } from './followup-reply.ts';
import { type AskedMessage, keepAfterCare } from './chat.ts';

/** A longer message says itself what it is about. */
const maxWords = 16;

/** A question that points back ("how do I remove one from it"), with the topic of the answer before; null where it does not. */
export function askInContext(library: Library, asked: AskedMessage): AskedAgain | null {
  const turn = keepAfterCare(asked.thread ?? []).at(-1);
  const topic = library.topics.get(turn?.meaning.topics[0] ?? '');
  const { problem, corrections } = asked;
  if (!turn || turn.plan || !topic || corrections || problem.trim().split(/\s+/).length > maxWords)
    return null;
  if (!pointingWords.test(foldText(problem)) || readMentions(library.index.names, problem).length > 0)
    return null;
  return { lead: '', again: askWithin(asked, topic.title) };
}

/** The same question, with what it is about. */
export function askWithin(asked: AskedMessage, title: string): AskedMessage {
  return { ...asked, problem: `${asked.problem}. ${title}`, thread: [] };
}
