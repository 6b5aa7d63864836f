import { isCodeLine } from '#question/errors/is-code-line.ts';
import { readOwnLanguage } from '#question/care/read-language.ts';
import { isEnglish } from '#question/translate.ts';
import { cleanText } from '#search/text/plain-text.ts';

import type { ReplyBody } from '../reply-body.ts';
import { remarks } from './remarks.ts';

/** A reply to a message that is not English begins by saying that the reply is; what it says itself is not said twice. */
export function sayLanguage({ problem }: { readonly problem: string }, body: ReplyBody): ReplyBody {
  const { paragraphs, wordable, plan } = body;
  const prose = readProse(problem);
  if (isEnglish(prose) || paragraphs.some((one) => one.includes(only))) return body;
  const moved = wordable && ({ ...wordable, at: wordable.at + 1, foreign: true } as const);
  return {
    paragraphs: [remark(prose), ...paragraphs],
    ...(moved && { wordable: moved }),
    ...(plan && { plan }),
  };
}

const only = 'I can only write in English';

/** In the learner's own language first, where its letters or small words show which it is. */
function remark(prose: string): string {
  const language = readOwnLanguage(prose);
  const own = language === null ? undefined : remarks[language];
  return own === undefined
    ? `${only}. I read the names and technical terms in your message.`
    : `${own} ${only}.`;
}

/** What tools print is English, whatever its reader writes. */
const printed = /^\s*(?:[\w.]*[a-z](?:Error|Exception|Warning)\b|(?:error|fatal|warning)\b[^:]{0,20}: )/i;

/** A message without its code, whose words are of no language. */
function readProse(problem: string): string {
  const lines = problem.replaceAll(/```[^]*?(?:```|$)/g, '\n').split('\n');
  return cleanText(lines.filter((line) => !isCodeLine(line) && !printed.test(line)).join('\n'));
}
