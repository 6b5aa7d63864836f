import type { WeighedChoice } from '#question/contrasts/read-choice.ts';
import type { AskedContrast } from '#question/contrasts/read-contrast.ts';
import { isOfTechnologies, listTechnologies } from '#question/contrasts/contrast-index.ts';
import { isChild } from '#planner/time/allowance.ts';
import { joinWords } from '#wording/lists.ts';

import { chooseOption } from '../choice/choose-option.ts';
import { sayFirstStep, sayVerdict } from '../choice/choice-reply.ts';
import type { ReplyBody } from '../reply-body.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import type { Request } from '../request.ts';
import { splitSentences } from '../sentences.ts';
import { linkTopic, nameOf } from '../words.ts';

const sentencesForChildren = 2;
const maxTopics = 2;

/** When to take which, what is different, what carries over, and where to read on. */
export function writeContrast(
  library: Library,
  { age }: Pick<Request, 'age'>,
  { contrast, sides, choice = null }: AskedContrast & { readonly choice?: WeighedChoice | null },
): ReplyBody {
  const take = sides.flatMap((side) => contrast.take[side] ?? []);
  const different = splitSentences(contrast.different);
  const told = isChild(age) ? different.slice(0, sentencesForChildren) : different;
  const topics = contrast.topics.slice(0, maxTopics).flatMap((key) => library.topics.get(key) ?? []);
  return {
    paragraphs: [
      ...(choice ? [sayVerdict(library, choice) ?? ''].filter((verdict) => verdict !== '') : []),
      writeHead(library, { contrast, sides }),
      take.map((text) => `- ${escapeMarks(text)}`).join('\n'),
      `**What is different.** ${escapeMarks(told.join(' '))}`,
      ...(isChild(age) ? [] : [`**What carries over.** ${escapeMarks(contrast.same)}`]),
      `Read on: ${joinWords(topics.map(linkTopic))}.`,
      ...(choice ? [sayFirstStep(library, choice, chooseOption(choice, library))] : []),
      ...(!choice && isOfTechnologies(contrast) ? [offerPlan(library, contrast.between, sides)] : []),
    ],
  };
}

function writeHead(library: Library, { contrast, sides }: Pick<AskedContrast, 'contrast' | 'sides'>): string {
  if (isOfTechnologies(contrast))
    return `**${joinOr(sides.map((side) => linkTechnology(library, contrast.between[side] ?? '')))}**`;
  const names = sides.map((side) => escapeMarks(contrast.names[side]?.[0] ?? ''));
  const home = listTechnologies({ between: contrast.between, topics: [] });
  return `**${joinOr(names)}** (${joinWords(home.map((slug) => escapeMarks(nameOf(library, slug))))})`;
}

function linkTechnology(library: Library, slug: string): string {
  return `[${escapeMarks(nameOf(library, slug))}](/language/${slug})`;
}

function joinOr(names: readonly string[]): string {
  return names.length > 2 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join(' or ');
}

function offerPlan(library: Library, between: readonly string[], sides: readonly number[]): string {
  const [slug = ''] = sides.map((side) => between[side] ?? '');
  return `For a plan, say "plan for ${escapeMarks(nameOf(library, slug))}".`;
}
