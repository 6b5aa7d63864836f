import { foldText } from '../../search/text/plain-text.ts';
import {
  chatFillers,
  chatPhrases,
  followUps,
  goodNews,
  gratitude,
  insults,
  jokes,
  noInsult,
  noNews,
} from '#lexicon/intent/chat-words.ts';

/** A message that asks for nothing: a greeting, thanks, a farewell, a nod, good news, a joke, an insult; or a wish about the reply before. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'nod'
  | 'good-news'
  | 'joke'
  | 'insult'
  | 'shared'
  | 'follow-up';

/** The small talk in a message; null if it says more. */
export function readSmallTalk(message: string): SmallTalk | null {
  const said = foldText(message)
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  if (said === '' || said.length > longest) return null;
  if (endJoke(message) !== null) return 'joke';
  if (insults.test(said) && !noInsult.test(said) && !/[?？]/u.test(message)) return 'insult';
  if (goodNews.test(said) && !noNews.test(said) && !/[?？]/u.test(message)) return 'good-news';
  if (gratitude.test(said) && !/[?？]/u.test(message)) return 'thanks';
  if (followUps.test(said)) return 'follow-up';
  if (!polite.test(said)) return null;
  return kinds.find(([, phrase]) => phrase.test(said))?.[0] ?? null;
}

/** The end of a joke that is told or asked for; null without one. */
export function endJoke(message: string): string | null {
  return jokes.find(([told]) => told.test(foldText(message)))?.[1] ?? null;
}

const longest = 80;
const phrases = chatPhrases.map(([, said]) => said).join('|');
const polite = new RegExp(`^(?:(?:${phrases}|${chatFillers})(?: |$))+$`, 'u');
/** A greeting with thanks counts as thanks. */
const order = ['thanks', 'farewell', 'greeting', 'nod'];
const kinds = chatPhrases
  .map(([kind, said]) => [kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'u')] as const)
  .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
