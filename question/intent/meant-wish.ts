import { countContent } from './content.ts';
import { asksToChoose, mayAskOfThing, readWish, type Wish } from './intent.ts';
import type { TopicIndex } from '../../search/index.ts';
import type { Reading } from './judgement.ts';
import { listMentioned } from '../names/mentions.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { markAllNames, readQuestion } from '../../search/query/question-words.ts';

type Said = Pick<Reading, 'terms' | 'mentions' | 'technologies'> & { readonly said: Wish };

/**
 * The wish that a question has once its subject is known: a plan that is a thing beside something we teach is asked about, and who asks
 * which technology to take, and names none, is to have a plan when one is chosen.
 */
export function weighWish(index: TopicIndex, { said, terms, mentions, technologies }: Said): Wish {
  const folded = foldText(terms);
  const named = [...technologies, ...listMentioned(mentions)];
  if (said === 'plan' && mayAskOfThing(folded)) {
    const words = markAllNames(index, readQuestion(index, terms), named);
    return countContent(words).topics > 0 ? 'answer' : 'plan';
  }
  const isOpen = (said === 'answer' || said === 'none') && technologies.length === 0;
  return isOpen && mentions.length === 0 && asksToChoose(folded) ? 'plan' : said;
}

/** The sentences that wish for a plan, where there are such: who likes animals may still want a plan to learn. */
export function keepWish(kept: string): string {
  const wishes = kept.split(/[.!?]+(?:\s+|$)/).filter((one) => readWish(foldText(one)) === 'plan');
  return wishes.length > 0 ? wishes.join(' ') : kept;
}
