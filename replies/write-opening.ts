import type { Danger } from '#lexicon/danger/danger.ts';
import { findDanger } from '#question/danger/find-danger.ts';
import type { Meaning } from '#question/meaning/meaning.ts';

import { dangerTexts } from './danger/danger-texts.ts';
import type { KeptReply } from './library.ts';
import type { Request } from './request.ts';
import { writeUnderstood } from './understood.ts';
import { greet } from './words.ts';

/** The greeting, which is all of a reply that holds the name; how to be safe, where there is a danger; and what was understood. */
export function writeOpening({ name }: Request, { meaning, danger }: Opened): string {
  const warning = danger && dangerTexts[danger].first;
  const paragraphs = [`Hello ${greet(name)},`, warning, writeUnderstood(meaning)];
  return paragraphs.flatMap((paragraph) => (paragraph === null ? [] : `${paragraph}\n\n`)).join('');
}

type Opened = Pick<KeptReply, 'meaning' | 'danger'>;

/** The danger that a reply names: none where its writer may be in danger. */
export function nameDanger({ problem }: Pick<Request, 'problem'>, { care }: Meaning): Danger | null {
  return care === 'reply' ? null : findDanger(problem);
}
