import { cleanText } from '../../search/text/plain-text.ts';
import { looksLikeCode } from '../intent/content.ts';
import type { Corrections } from '../meaning/meaning.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { ReplyInput } from '../reply-input.ts';
import { type ContrastIndex, isOfTechnologies, listTechnologies } from './contrast-index.ts';
import { type WeighedChoice, readChoice } from './read-choice.ts';
import { type AskedContrast, readContrast } from './read-contrast.ts';

type Asked = { readonly problem: string; readonly corrections?: Corrections | undefined };

export function preferContrast(index: ContrastIndex, read: ReplyInput, asked: Asked): ReplyInput {
  if (!mayCompare(read, asked.corrections) || printedError.test(asked.problem)) return read;
  const said = readContrast(index, asked.problem, {
    named: listMentioned(readMentions(index.names, cleanText(asked.problem))),
    field: read.field.kind === 'covered' ? read.field.technologies : [],
  });
  const choice = said && !isOfTechnologies(said.contrast) ? null : findChoice(index, read, asked);
  const contrast = said ?? (choice && findWritten(index, choice));
  const isOther = read.intent === 'advice' && read.about !== 'choice';
  if (!choice && (isOther || !contrast || (read.intent === 'plan' && !contrast.isBare))) return read;
  const { english, minutes, unreadDay, level, span, dates, field, goal } = read;
  const decided = { intent: 'compare', others: read.decided.others, grade: 'sure' } as const;
  const plain = { english, minutes, unreadDay, level, span, dates, field, goal, decided };
  const technologies = choice ? listOptions(choice) : contrast ? listCompared(contrast) : [];
  const isSame = contrast?.sides.length === choice?.options.length || !choice;
  return { ...plain, intent: 'compare', contrast: isSame ? contrast : null, choice, technologies };
}

/** Which technology to take, if that is asked and no plan. */
function findChoice(
  { names }: ContrastIndex,
  { intent, decided }: ReplyInput,
  { problem }: Asked,
): WeighedChoice | null {
  const choice = looksLikeCode(problem) ? null : readChoice(names, problem);
  if (!choice?.isWeighed || (intent === 'plan' && isSureOfPlan(decided))) return null;
  return choice;
}

/** Whether it is worth it is asked with a plan for an answer: that wants none for sure. */
function isSureOfPlan({ intent, grade }: ReplyInput['decided']): boolean {
  return intent === 'plan' && grade === 'sure';
}

/** The entry about the two options, however far apart they are named. */
function findWritten(index: ContrastIndex, { options }: WeighedChoice): AskedContrast | null {
  const slugs = options.flatMap((one) => (one.kind === 'covered' ? [one.slug] : []));
  return slugs.length < 2 ? null : readContrast(index, slugs.join(' vs '), { named: slugs, field: [] });
}

function listOptions({ options }: WeighedChoice): string[] {
  return options.flatMap((one) => (one.kind === 'covered' ? [one.slug] : []));
}

const printedError = /\w(?:Error|Exception): /;

/** Two names alone are not a plan. What was corrected to something else is not compared. */
function mayCompare(read: ReplyInput, corrections: Corrections = {}): boolean {
  const { intent, topics, technologies } = corrections;
  if ((intent ?? 'compare') !== 'compare' || topics || technologies) return false;
  if (read.intent === 'advice') return read.about !== 'time' && read.about !== 'next';
  return comparable.has(read.intent);
}

const comparable: ReadonlySet<ReplyInput['intent']> = new Set([
  'plan',
  'answer',
  'off-topic',
  'lost',
  'uncovered',
]);

function listCompared({ contrast, sides }: AskedContrast): string[] {
  const { between } = contrast;
  if (isOfTechnologies(contrast)) return sides.flatMap((side) => between[side] ?? []);
  return listTechnologies({ between, topics: [] });
}
