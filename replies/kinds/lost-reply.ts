import type { ReplyInput } from '#question/reply-input.ts';
import { listChoices } from '#wording/lists.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { offerGoals } from '../plan/goal/goal-lines.ts';
import { linkTopic, nameOf } from '../words.ts';

type Lost = Extract<ReplyInput, { readonly intent: 'lost' }>;

/** Nothing that we could read: said so, with the topics that it may be about and three ways to go on. */
export function writeLost(library: Library, { technologies, topics, nearGoals = [] }: Lost): string[] {
  const name = escapeMarks(nameOf(library, technologies[0] ?? 'python'));
  const links = topics.flatMap(({ key }) => library.topics.get(key) ?? []).map(linkTopic);
  return [
    'I am not sure what you would like.',
    ...(links.length > 0 ? [`Did you mean ${listChoices(links)}?`] : []),
    ...offerGoals(nearGoals),
    [
      'You can go on in three ways:',
      `- For a plan, write "make me a plan for ${name}".`,
      '- For an explanation, write the name of a topic, such as "explain functions".',
      '- For an error, paste your code together with the message that you see.',
    ].join('\n'),
  ];
}
