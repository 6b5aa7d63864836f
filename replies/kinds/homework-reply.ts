import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import { linkTopic } from '../words.ts';
import { joinWords } from '#wording/lists.ts';

type Homework = Extract<ReplyInput, { readonly intent: 'answer' | 'homework' }>;

/** The idea, a first step and a question back, and never the work itself: who copies it learns less than who tries. */
export function writeHomework(library: Library, { topics }: Homework): string[] {
  const found = topics.flatMap(({ key }) => library.topics.get(key) ?? []);
  const [best, ...rest] = found;
  const refusal = 'I do not write work that you hand in, but I can help you write it.';
  if (!best)
    return [
      refusal,
      'Tell me which topic it is about, such as "loops" or "linked lists", and I will show you where to begin.',
    ];
  const page = marksOf(best)
    .pages.slice(0, 1)
    .map((first) => ` If you are stuck, read ${first}.`)
    .join('');
  const others = rest.slice(0, 2);
  return [
    refusal,
    `**The idea: ${linkTopic(best)}.** ${escapeMarks(best.description)}`,
    `**A first step.** ${marksOf(best).task} It is smaller than your assignment and uses the same idea.${page}`,
    `**A question back.** ${marksOf(best).ask} If you can answer it, write the first part of your work and ask me about the line where you stop.`,
    ...(others.length > 0 ? [`You may also need ${joinWords(others.map(linkTopic))}.`] : []),
  ];
}
