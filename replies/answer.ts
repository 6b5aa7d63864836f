import type { AskAnswer } from '#contract/assistant.ts';
import { understand } from '#question/understand.ts';
import type { Understanding } from '#question/understanding.ts';
import { readCare } from '#question/care/read-care.ts';

import { writeAdvice } from './answer/advice-letter.ts';
import { writeAnswer } from './answer/answer-letter.ts';
import { writeCare } from './care/care-letter.ts';
import { writeHomework } from './answer/homework-letter.ts';
import type { Letter } from './letter.ts';
import { readPlanAsk } from './plan/opening/plan-ask.ts';
import { writePlanLetter } from './plan/plan-letter.ts';
import { writeOffTopic, writeRefusal, writeUncovered } from './answer/short-letters.ts';
import { writeSmallTalk } from './answer/small-talk-letter.ts';
import { greet } from './words.ts';
import type { KeptLetter, Library } from './library.ts';
import type { Request } from './request.ts';

/** The reply to a request. The same request always gives the same reply. */
export function answerRequest(library: Library, request: Request): Answer {
  const { text, plan, care = 'none' } = keepLetter(library, request);
  return { letter: writeGreeting(request) + text, meaning: { care }, ...(plan && { plan }) };
}

/** `letter` is Markdown. */
export type Answer = Pick<AskAnswer, 'letter' | 'meaning' | 'plan'>;

/** The first line of every reply, which is all of it that holds the name. */
export function writeGreeting({ name }: Request): string {
  return `Hello ${greet(name)},\n\n`;
}

/** All of the reply but the greeting: learners with the same question share it, and so do those with the same plan. */
export function keepLetter(library: Library, { age, level, days, language, problem }: Request): KeptLetter {
  const asked = { age, level, days, language, problem };
  return library.recentLetters(JSON.stringify(asked), () => {
    if (readCare(problem).care !== 'none') return joinLetter(writeLetter(library, asked));
    const understanding = understand(asked.problem, asked.language, library.index);
    const write = () => joinLetter(writeUnderstood(library, asked, understanding));
    return understanding.intent === 'plan'
      ? library.recentPlans(JSON.stringify([readPlanAsk(asked, understanding), understanding]), write)
      : write();
  });
}

function joinLetter({ paragraphs, plan, care }: Letter): KeptLetter {
  return { text: paragraphs.join('\n\n'), ...(plan && { plan }), ...(care && { care }) };
}

/** The same for who goes on to work with its parts. Care comes before anything else, and no model may word such a letter. */
export function writeLetter(library: Library, asked: Asked): Letter {
  const care = writeCare(asked);
  if (care?.care === 'reply') return care;
  const letter = writeUnderstood(library, asked, understand(asked.problem, asked.language, library.index));
  if (!care) return letter;
  return { paragraphs: [...care.paragraphs, ...letter.paragraphs], plan: letter.plan, care: care.care };
}

type Asked = Omit<Request, 'name'>;

function writeUnderstood(library: Library, asked: Asked, understanding: Understanding): Letter {
  const letter = writeBody(library, asked, understanding);
  if (understanding.english || understanding.intent === 'small-talk') return letter;
  const { paragraphs, plan } = letter;
  return { paragraphs: [onlyEnglish, ...paragraphs], ...(plan && { plan }) };
}

const onlyEnglish = 'I can only write in English. I read the names and technical terms in your message.';

function writeBody(library: Library, asked: Asked, understanding: Understanding): Letter {
  switch (understanding.intent) {
    case 'plan':
      return writePlanLetter(library, readPlanAsk(asked, understanding), understanding);
    case 'answer':
      return writeAnswer(library, asked, understanding);
    case 'homework':
      return { paragraphs: writeHomework(library, understanding) };
    case 'refusal':
      return { paragraphs: writeRefusal() };
    case 'small-talk':
      return { paragraphs: [writeSmallTalk(understanding.kind)] };
    case 'advice':
      return { paragraphs: writeAdvice(library, asked, understanding) };
    case 'off-topic':
      return { paragraphs: writeOffTopic(library, understanding) };
    default:
      return { paragraphs: writeUncovered(library, understanding) };
  }
}
