import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { nameOf } from '../words.ts';

type OffTopic = Extract<ReplyInput, { readonly intent: 'off-topic' }>;
type Uncovered = Extract<ReplyInput, { readonly intent: 'uncovered' }>;

/** We do not teach it: said so, the nearest named, and neither a plan nor an outside link. */
export function writeUncovered(library: Library, { name, nearest }: Uncovered): string[] {
  const what = name === null ? 'That technology' : escapeMarks(name);
  const first = `${what} is not among our roadmaps, so it is not covered here: there is no plan and no link for it.`;
  if (nearest.length === 0)
    return [
      first,
      'Name one of the technologies under [Roadmaps](/language), and I will make a plan for it.',
    ];
  const lines = nearest.map(
    ({ technology, why }) =>
      `- [${escapeMarks(nameOf(library, technology))}](/language/${technology}): ${why}.`,
  );
  return [
    first,
    ['The closest that we teach:', ...lines].join('\n'),
    'Ask me for one of these, and I will lay out your days.',
  ];
}

/** About another part of life: said so, with what can be asked instead. */
export function writeOffTopic(library: Library, { field }: OffTopic): string[] {
  const chosen = field.kind === 'covered' ? field.technologies[0] : undefined;
  const name = escapeMarks(nameOf(library, chosen ?? 'html'));
  return [
    'I can only help with learning to program. I make plans for the technologies under [Roadmaps](/language), and I explain their topics.',
    `Ask for a plan, such as "make me a plan for ${name}". Or ask about one of its topics by name.`,
  ];
}

/** A harmful wish is refused without a word of how. */
export function writeRefusal(): string[] {
  return [
    'I cannot help with that, as it could harm people.',
    'I can help you learn how to protect programs and data instead: ask about a security topic of one of the [Roadmaps](/language).',
  ];
}
