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

/** What a message is that asks for nothing: a greeting, thanks, a farewell, a nod, good news, a joke, an insult; or a wish about the reply before. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'nod'
  | 'good-news'
  | 'joke'
  | 'insult'
  /** Joy or thanks, told with a story. */
  | 'shared'
  | 'follow-up';

/** The small talk that a message is and nothing else; null where it says more. */
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

/** How a joke ends that is told or asked for; null where none is. */
export function endJoke(message: string): string | null {
  return jokes.find(([told]) => told.test(foldText(message)))?.[1] ?? null;
}

const longest = 80;
const phrases = chatPhrases.map(([, said]) => said).join('|');
const polite = new RegExp(`^(?:(?:${phrases}|${chatFillers})(?: |$))+$`, 'u');
/** Who thanks and says hello in one breath thanks. */
const order = ['thanks', 'farewell', 'greeting', 'nod'];
const kinds = chatPhrases
  .map(([kind, said]) => [kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'u')] as const)
  .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
