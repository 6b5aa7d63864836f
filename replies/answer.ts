import type { AskAnswer } from '#contract/assistant.ts';
import { understand } from '#question/understand.ts';
import { preferContrast } from '#question/contrasts/prefer-contrast.ts';
import { presumeShared } from '#question/contrasts/presume-shared.ts';
import { correct } from '#question/correct.ts';
import type { Meaning } from '#question/meaning.ts';
import { readCareMeaning, readMeaning } from '#question/read-meaning.ts';
import type { Understanding } from '#question/understanding.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import type { CareReading } from '#question/care/read-care.ts';
import { weighCare } from '#question/weigh-care.ts';

import { writeAdvice } from './answer/advice-letter.ts';
import { writeAnswer } from './answer/answer-letter.ts';
import { writeContrast } from './answer/contrast-reply.ts';
import { writeCare } from './care/care-letter.ts';
import { writeAboutUs } from './answer/about-us-letter.ts';
import { writeEncouragement } from './answer/encouragement-letter.ts';
import { writeLost } from './answer/lost-letter.ts';
import { writeHomework } from './answer/homework-letter.ts';
import { findError, writeErrorReply } from './answer/error-reply.ts';
import { answerFollowup } from './followup/answer-followup.ts';
import { answerAlone } from './followup/answer-alone.ts';
import { hasThread, keepTechnology } from './followup/talk.ts';
import type { DraftReply, Letter } from './letter.ts';
import { readPlanAsk } from './plan/opening/plan-ask.ts';
import { writePlanLetter } from './plan/plan-letter.ts';
import { writeOffTopic, writeRefusal, writeUncovered } from './answer/short-letters.ts';
import { writeSmallTalk } from './answer/small-talk-letter.ts';
import { writeUnderstood } from './understood.ts';
import { greet } from './words.ts';
import type { KeptLetter, KeptReply, Library } from './library.ts';
import type { Request } from './request.ts';

/** The reply to a request. The same request always gives the same reply. */
export function answerRequest(library: Library, request: Request): Answer {
  const { letter, meaning } = keepReply(library, request);
  const { text, plan } = letter;
  return { letter: writeOpening(request, meaning) + text, meaning, ...(plan && { plan }) };
}

/** `letter` is Markdown. */
export type Answer = Pick<AskAnswer, 'letter' | 'meaning' | 'plan'>;

/** The greeting, which is all of a reply that holds the name, and what was understood. */
export function writeOpening({ name }: Request, meaning: Meaning): string {
  const understood = writeUnderstood(meaning);
  return `Hello ${greet(name)},\n\n${understood === null ? '' : `${understood}\n\n`}`;
}

/** All of a reply but its opening: learners with the same question share it, and those with the same plan its text. */
export function keepReply(library: Library, request: Request): KeptReply {
  const asked = { ...request, name: undefined };
  if (hasThread(request)) return joinReply(draftReply(library, asked));
  return library.recentReplies(JSON.stringify(asked), () => {
    if (weighCare(library.index, asked.problem).care !== 'none') return joinReply(draftReply(library, asked));
    const read = readMessage(library, asked);
    const isPlan = read.intent === 'plan' && !findError(library, asked, read);
    if (!isPlan) return joinReply(answerRead(library, asked, read));
    const write = () => joinLetter(writeUnderstoodLetter(library, asked, read));
    const kept = { ...read, decided: null, goal: null };
    const letter = library.recentPlans(JSON.stringify([readPlanAsk(asked, read), kept]), write);
    return { letter, meaning: readMeaning(library.index, asked, read) };
  });
}

function readMessage(
  { index, contrasts }: Library,
  { problem, language, corrections, ...asked }: Asked,
): Understanding {
  const message = { problem, language, hasReply: hasThread(asked), today: asked.today };
  const read = presumeShared(contrasts, understand(index, message));
  const corrected = corrections ? correct(index, read, { problem, corrections, today: asked.today }) : read;
  return preferContrast(contrasts, corrected, { problem, corrections });
}

function joinReply({ letter, meaning }: DraftReply): KeptReply {
  return { letter: joinLetter(letter), meaning };
}

function joinLetter({ paragraphs, plan }: Letter): KeptLetter {
  return { text: paragraphs.join('\n\n'), ...(plan && { plan }) };
}

/** Care comes before anything else, and no model may word such a letter; `heard` is care that a model saw and we did not. */
export function draftReply(library: Library, asked: Asked, heard?: CareReading): DraftReply {
  const answerPlainly = (plain: Asked) => answerMessage(library, keepTechnology(library, plain));
  const care = writeCare(asked, heard ?? weighCare(library.index, asked.problem));
  if (care?.care === 'reply') return { letter: care, meaning: readCareMeaning(asked, care.trouble) };
  const { letter, meaning } = answerFollowup(library, asked, answerPlainly) ?? answerPlainly(asked);
  if (!care) return { letter, meaning };
  const { plan } = letter;
  return {
    letter: { paragraphs: [...care.paragraphs, ...letter.paragraphs], ...(plan && { plan }) },
    meaning: { ...meaning, care: 'line' },
  };
}

type Asked = Omit<Request, 'name'>;

/** A message for itself, whatever was said before it. */
function answerMessage(library: Library, asked: Asked): DraftReply {
  return answerRead(library, asked, readMessage(library, asked));
}

function answerRead(library: Library, asked: Asked, read: Understanding): DraftReply {
  const meaning = readMeaning(library.index, asked, read);
  const alone = read.intent === 'off-topic' ? answerAlone(library, asked) : null;
  if (alone) return { letter: { paragraphs: alone.paragraphs }, meaning: { ...meaning, ...alone.meaning } };
  return { letter: writeUnderstoodLetter(library, asked, read), meaning };
}

function writeUnderstoodLetter(library: Library, asked: Asked, understanding: Understanding): Letter {
  const letter = writeBody(library, asked, understanding);
  if (understanding.english || silent.has(understanding.intent) || looksLikeCode(asked.problem))
    return letter;
  const { paragraphs, wordable, plan } = letter;
  const moved = wordable && ({ ...wordable, at: wordable.at + 1, foreign: true } as const);
  return {
    paragraphs: [onlyEnglish, ...paragraphs],
    ...(moved && { wordable: moved }),
    ...(plan && { plan }),
  };
}

/** Where a remark on the language of the message would be beside the point. */
const silent: ReadonlySet<Understanding['intent']> = new Set(['small-talk', 'lost']);
const onlyEnglish = 'I can only write in English. I read the names and technical terms in your message.';

function writeBody(library: Library, asked: Asked, understanding: Understanding): Letter {
  const error = findError(library, asked, understanding);
  if (error) return writeErrorReply(library, error);
  switch (understanding.intent) {
    case 'plan':
      return writePlanLetter(library, readPlanAsk(asked, understanding), understanding);
    case 'answer':
      return writeAnswer(library, asked, understanding);
    case 'compare':
      return writeContrast(library, asked, understanding.contrast);
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
    case 'lost':
      return { paragraphs: writeLost(library, understanding) };
    case 'encouragement':
      return { paragraphs: writeEncouragement(library, asked, understanding) };
    case 'about-us':
      return { paragraphs: writeAboutUs(library) };
    default:
      return { paragraphs: writeUncovered(library, understanding) };
  }
}
