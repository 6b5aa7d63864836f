import { pointingWords } from '#lexicon/followup/pointing-words.ts';
import type { FollowupKind } from '#question/followup/kinds.ts';
import { classifyIntent } from '#question/classify-intent.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import type { Intent } from '#question/meaning/meaning.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import { listMentioned, readMentions } from '#question/names/mentions.ts';
import { foldText } from '#search/text/plain-text.ts';

import { type Detail, findDetail, readBefore, readTerms } from '../../direct/find-detail.ts';
import type { Library } from '../../library.ts';
import { type AskedMessage, type ChatSoFar, findTurnBefore } from '../chat.ts';
import type { FollowupReply } from '../followup-reply.ts';
import { writeWritten } from './write-written.ts';

/** What questions about the subject of an answer are most often taken for. */
const mistaken: ReadonlySet<FollowupKind> = new Set([
  'more-detail',
  'why',
  'simpler',
  'not-meant',
  'know-topic',
  'leave-out',
  'compare',
  'for-child',
  'no-install',
]);

/** Scores from which judges of 130 conversations preferred what was written: of the message alone, and together with the question before. */
const needs = { likely: { alone: 8, together: 25 }, sure: { alone: 20, together: 40 } } as const;
const fewestWords = 4;

/** What was written for a question about the subject of the answer before; null where there is none, or where the message is about how that was said. */
export function answerDetail(
  library: Library,
  asked: AskedMessage,
  chat: ChatSoFar | null,
): FollowupReply | null {
  const { problem } = asked;
  const turn = findTurnBefore(asked.thread);
  const before = readBefore(turn);
  const needed = needFrom(library, problem, chat);
  if (!turn || !before || !needed || asked.corrections || looksLikeCode(problem)) return null;
  const named = listMentioned(readMentions(library.index.names, problem));
  const chosen = turn.meaning.technologies;
  const words = { text: readTerms(problem), named, chosen, found: undefined, before };
  const detail = findDetail(library, words, () => false);
  const isMeant = detail && detail.score >= needed.together && detail.alone >= needed.alone;
  const mayLeave = !chat && !pointingWords.test(foldText(problem));
  const plain = mayLeave ? findDetail(library, { ...words, before: null }, () => false) : undefined;
  if (isMeant && isElsewhere(detail, plain)) return null;
  return isMeant ? writeWritten(library, asked, detail.answer) : null;
}

/** Whether a message by itself wholly asks for something else. */
function isElsewhere({ answer, alone }: Detail, plain: Detail | undefined): boolean {
  return (
    plain !== undefined &&
    plain.answer.topic !== answer.topic &&
    plain.coverage >= whole &&
    plain.alone > alone
  );
}

const whole = 0.95;

type Needed = { readonly alone: number; readonly together: number };

function needFrom({ index }: Library, problem: string, chat: ChatSoFar | null): Needed | null {
  if (problem.trim().split(/\s+/).length < fewestWords) return null;
  if (chat) {
    const { kind, grade } = chat.followup;
    if (chat.isPlan || !mistaken.has(kind)) return null;
    return needs[grade === 'sure' ? 'sure' : 'likely'];
  }
  const [first] = classifyIntent(index, problem, { hasReply: true });
  return first && asksOn.has(first.label) && !isComparison(problem) ? needs.likely : null;
}

/** What a question that goes on from an answer may seem to be. */
const asksOn: ReadonlySet<Intent> = new Set(['concept', 'compare', 'followup', 'change', 'next', 'error']);
