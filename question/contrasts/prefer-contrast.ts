import { cleanText } from '../../search/text/plain-text.ts';
import type { Corrections } from '../meaning/meaning.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { ReplyInput } from '../reply-input.ts';
import { type ContrastIndex, isOfTechnologies, listTechnologies } from './contrast-index.ts';
import { type AskedContrast, readContrast } from './read-contrast.ts';

type Asked = { readonly problem: string; readonly corrections?: Corrections | undefined };

export function preferContrast(index: ContrastIndex, read: ReplyInput, asked: Asked): ReplyInput {
  if (!mayCompare(read, asked.corrections) || printedError.test(asked.problem)) return read;
  const contrast = readContrast(index, asked.problem, {
    named: listMentioned(readMentions(index.names, cleanText(asked.problem))),
    field: read.field.kind === 'covered' ? read.field.technologies : [],
  });
  if (!contrast || (read.intent === 'plan' && !contrast.isBare)) return read;
  const { english, minutes, unreadDay, level, span, dates, field, goal } = read;
  const decided = { intent: 'compare', others: read.decided.others, grade: 'sure' } as const;
  const plain = { english, minutes, unreadDay, level, span, dates, field, goal, decided };
  return { ...plain, intent: 'compare', contrast, technologies: listCompared(contrast) };
}

const printedError = /\w(?:Error|Exception): /;

/** Two names alone are no plan; what was corrected to something else is not compared. */
function mayCompare(read: ReplyInput, corrections: Corrections = {}): boolean {
  const { intent, topics, technologies } = corrections;
  if ((intent ?? 'compare') !== 'compare' || topics || technologies) return false;
  if (read.intent === 'advice') return read.about === 'choice';
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
