import { claims, doubts } from '#lexicon/followup/own-question-words.ts';

import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { listReading, tellFirst } from '../answer-words.ts';
import type { AnswerChat } from '../followup-reply.ts';
import { findMatchingSentences } from './matching-sentences.ts';

/** Who contradicts the answer is not told it again. */
const contradicts = /^\W*(?:no|nope|nah)\b/i;

/** What the roadmap says where someone else says otherwise, or it is doubted; null where neither is so. */
export function weighClaim({ asked: { problem }, topic, turn }: AnswerChat): string[] | null {
  if (contradicts.test(problem)) return null;
  const claim = claims.exec(problem)?.groups?.['claim'];
  if (claim === undefined && !doubts.test(problem.toLowerCase())) return null;
  const said = findMatchingSentences(topic, `${turn.problem} ${claim ?? ''}`)
    .map(escapeMarks)
    .join(' ');
  return [
    `I stay with what ${linkTopic(topic)} says: ${said === '' ? tellFirst(topic, 2) : said}`,
    ...(claim === undefined
      ? []
      : [
          'What you were told may be one case of it, and true there, but the roadmap does not limit it to that. If you send me the exact words or the code they mean, I compare the two.',
        ]),
    `To check it yourself:\n${listReading(topic)}`,
  ];
}
