import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import type { WrittenAnswer } from '#question/direct/direct-index.ts';
import type { FollowupKind } from '#question/followup/kinds.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import { listMentioned, readMentions } from '#question/names/mentions.ts';
import { type Found, findTopics } from '#search/find-topics.ts';

import { readTerms } from '../../direct/find-detail.ts';
import type { Library } from '../../library.ts';
import { type AskedMessage, type ChatSoFar, findTurnBefore } from '../chat.ts';
import type { FollowupReply } from '../followup-reply.ts';
import { listSigns } from './matching-sentences.ts';
import { writeWritten } from './write-written.ts';

/** How near a written answer must be: one about the technology of a plan, one that is asked next about learning, and other advice. */
const near = { technology: 0.64, learning: 0.6, advice: 0.7 } as const;
/** How much nearer where the message likely changes a plan. */
const changes = 0.15;
/** How much of the question such an answer holds. */
const held = 0.55;
const considered = 20;
/** A shorter message says too little to find what it asks, and a longer one tells of more. */
const [fewestWords, mostWords] = [3, 24];

type Talk = {
  readonly problem: string;
  readonly technologies: ReadonlySet<string>;
};
type Written = { readonly answer: WrittenAnswer; readonly found: Found };

/** The answer that was written for the very question which a learner asks after another reply; null where there is none. */
export function answerNext(
  library: Library,
  asked: AskedMessage,
  chat: ChatSoFar | null,
): FollowupReply | null {
  const turn = findTurnBefore(asked.thread);
  const { problem, corrections } = asked;
  const more = askMore(chat, problem);
  const isOther = looksLikeCode(problem) || isComparison(problem) || wishesPlan.test(problem);
  const isSign = listSigns(problem).length > 0;
  if (!turn || corrections || more === null || isOther || isSign || !isShortEnough(problem)) return null;
  // After an answer, what was written about its technology is found together with the question before.
  const technologies = new Set(turn.plan?.technologies ?? []);
  const named = listMentioned(readMentions(library.index.names, problem));
  const needFrom = ({ next }: WrittenAnswer, subject: string) => {
    if (subject === ofNone) return near[next ? 'learning' : 'advice'];
    return technologies.has(subject) ? near.technology : Infinity;
  };
  const best = listWritten(library, { problem, technologies }).find(({ answer, found }) => {
    const subject = subjectOf(answer);
    if (named.length > 0 && subject !== ofNone && !named.includes(subject)) return false;
    const needed = needFrom(answer, subject);
    return found.similarity >= needed + more && found.coverage >= held;
  });
  return best ? writeWritten(library, asked, best.answer) : null;
}

/** What a question of its own is most often taken for. */
const soft: ReadonlySet<FollowupKind> = new Set(['wrong', 'no', 'why', 'stuck', 'no-install']);
const question = /\?|^(?:and |but |ok |so )*(?:what|how|why|is|are|can|do|does|will|would|if|when|where)\b/iu;

function isShortEnough(problem: string): boolean {
  const words = problem.trim().split(/\s+/).length;
  return words >= fewestWords && words <= mostWords;
}

/** A plan is made, whatever was written about learning. */
const wishesPlan = /\b(?:a|the|my|another|new) plan (?:for|with|of|in)\b|\bplan me\b/iu;

/** How much nearer an answer must be, from what the message was taken for; null where it surely is that. */
function askMore(chat: ChatSoFar | null, problem: string): number | null {
  if (!chat) return 0;
  const { kind, grade, intent } = chat.followup;
  if (soft.has(kind) && question.test(problem)) return 0;
  if (grade === 'sure') return null;
  if (!chat.isPlan || intent !== 'change') return 0;
  return question.test(problem) ? changes : null;
}

/** Those whose wordings are nearest first, of what was written about these technologies, and about none. */
function listWritten({ direct, answersOf }: Library, { problem, technologies }: Talk): Written[] {
  const terms = readTerms(problem);
  return [direct, ...[...technologies].map(answersOf)]
    .flatMap(({ answers, index }) =>
      findTopics(index, terms, { limit: considered }).flatMap((found) => {
        const answer = answers[Number(found.key)];
        if (!answer || answer.career) return [];
        return (subjectOf(answer) === ofNone) === (index === direct.index) ? [{ answer, found }] : [];
      }),
    )
    .toSorted((one, other) => other.found.similarity - one.found.similarity);
}
