import type { Wish } from '#content/wishes.ts';
import type { AuthorLine } from '#lexicon/text/load-labeled-lines.ts';
import type { Names } from '#search/query/names.ts';

import { readOwnGoal } from '../wanted/own-goal.ts';
import type { AuthoredLine } from './fit-temperature.ts';
import { tagMessage } from './tag-message.ts';

/** What the model of wishes learns from: wishes, what only sounds like one, messages of any intent, and questions. */
export type WishSources = {
  readonly wishes: readonly Wish[];
  readonly others: readonly AuthorLine[];
  readonly messages: readonly AuthorLine[];
  readonly topicQuestions: readonly string[];
};

/** Only a share of the questions of topics is taken; all would make a wish seem rarer than it is. */
const everyQuestion = 4;
/** The length of a message depends more on its author than on the wish. */
const lengths: ReadonlySet<string> = new Set(['short', 'long', 'lines']);

export function makeWishLines(names: Names, sources: WishSources): AuthoredLine[] {
  const { wishes, others, messages, topicQuestions } = sources;
  const asked = messages.filter(({ label, text }) => label !== 'plan' || readOwnGoal(text) === null);
  const ofTopics = topicQuestions.filter((_, at) => at % everyQuestion === 0);
  return [
    ...wishes.map(({ author, text }) => ({ author, label: 'wish', text })),
    ...[...others, ...asked].map(({ author, text }) => ({ author, label: 'none', text })),
    ...ofTopics.map((text) => ({ author: null, label: 'none', text })),
  ].map(({ author, label, text }) => Object.assign({ author, label }, tagWish(names, text)));
}

export function tagWish(names: Names, message: string): { readonly text: string; readonly tags: string[] } {
  const { text, tags } = tagMessage(names, message);
  return { text, tags: tags.filter((tag) => !lengths.has(tag)) };
}
