import type { AskAnswer } from '#contract/assistant.ts';
import { understand } from '#question/understand.ts';
import { preferContrast } from '#question/contrasts/prefer-contrast.ts';
import { namePronoun } from '#question/contrasts/name-pronoun.ts';
import { presumeShared } from '#question/contrasts/presume-shared.ts';
import { preferCareer } from '#question/careers/prefer-career.ts';
import { correct } from '#question/meaning/correct.ts';
import { makeCareMeaning, makeMeaning } from '#question/meaning/make-meaning.ts';
import type { CompareIntent, ReplyInput } from '#question/reply-input.ts';
import { keepFormDays } from '#question/meaning/keep-form-days.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import type { CareReading } from '#question/care/screen-message.ts';
import { listWishedParts } from '#question/parts/list-wished-parts.ts';
import { assessCare } from '#question/assess-care.ts';
import { findDanger } from '#question/danger/find-danger.ts';

import { writeCareer } from './careers/career-reply.ts';
import { writeAdvice } from './kinds/advice-reply.ts';
import { readBefore } from './direct/find-detail.ts';
import { preferDirect } from './direct/prefer-direct.ts';
import { writeDirect } from './direct/direct-reply.ts';
import { writeExplanation } from './kinds/explanation-reply.ts';
import { writeChoice } from './choice/choice-reply.ts';
import { writeContrast } from './kinds/contrast-reply.ts';
import { writeCare } from './care/care-reply.ts';
import { preferSafety } from './danger/prefer-safety.ts';
import { writeAboutUs } from './kinds/about-us-reply.ts';
import { writeEncouragement } from './kinds/encouragement-reply.ts';
import { writeLost } from './kinds/lost-reply.ts';
import { writeHomework } from './kinds/homework-reply.ts';
import { findError, tellsNewError, writeKnownError } from './errors/known-error-reply.ts';
import { preferError } from './errors/prefer-error.ts';
import { answerFollowup } from './followup/answer-followup.ts';
import { answerAlone } from './followup/answer-alone.ts';
import { findTurnBefore, hasThread, keepTechnology } from './followup/chat.ts';
import type { DraftReply, ReplyBody } from './reply-body.ts';
import { readPlanAsk } from './plan/opening/plan-ask.ts';
import { writePlanReply } from './plan/plan-reply.ts';
import { writePastedCode } from './kinds/pasted-code.ts';
import { writeRefusal } from './kinds/refusal-reply.ts';
import { writeOffTopic, writeUncovered } from './kinds/short-replies.ts';
import { writeSmallTalk } from './kinds/small-talk-reply.ts';
import { sayLanguage } from './language/say-language.ts';
import { nameDanger, writeOpening } from './write-opening.ts';
import type { KeptBody, KeptReply, Library } from './library.ts';
import type { Request } from './request.ts';

/** The reply to a request. The same request always gives the same reply. */
export function answerRequest(library: Library, request: Request): Answer {
  const { body, meaning, danger } = keepReply(library, request);
  const { text, plan } = body;
  return { letter: writeOpening(request, { meaning, danger }) + text, meaning, ...(plan && { plan }) };
}

/** `letter` is Markdown. */
export type Answer = Pick<AskAnswer, 'letter' | 'meaning' | 'plan'>;

/** All of a reply but its opening: learners with the same question share it, and those with the same plan its text. */
export function keepReply(library: Library, request: Request): KeptReply {
  const asked = { ...request, name: undefined };
  if (hasThread(request)) return joinReply(asked, draftReply(library, asked));
  return library.recentReplies(JSON.stringify(asked), () => {
    if (assessCare(library.index, asked.problem).care !== 'none')
      return joinReply(asked, draftReply(library, asked));
    const read = readAsked(library, asked);
    if (read.intent !== 'plan' || findError(library, asked, read))
      return joinReply(asked, answerRead(library, asked, read));
    const write = () => joinBody(writeBody(library, asked, read));
    const kept = { ...read, decided: null, goal: null };
    const body = library.recentPlans(JSON.stringify([readPlanAsk(library, asked, read), kept]), write);
    const meaning = makeMeaning(library.index, asked, read);
    return { body, meaning, danger: nameDanger(asked, meaning) };
  });
}

function readAsked(library: Library, request: Asked): ReplyInput {
  const { problem, language, corrections, ...asked } = request;
  const { index, contrasts, goalIndex } = library;
  const message = { problem, language, hasReply: hasThread(asked), today: asked.today };
  const read = keepFormDays(presumeShared(contrasts, understand(index, message, goalIndex)), request);
  const { goals } = goalIndex;
  const changes = corrections && { problem, corrections, today: asked.today, goals };
  const corrected = changes ? correct(index, read, changes) : read;
  const compared = namePronoun(index.names, problem, corrected.field);
  const preferred = preferContrast(contrasts, corrected, { problem: compared, corrections });
  if (corrections || describesOwn(preferred, problem)) return preferred;
  const asksCareer = preferCareer(library.careersIndex, index, { read: preferred, problem });
  const before = readBefore(findTurnBefore(asked.thread));
  const direct = preferDirect(library, asksCareer, { problem, before });
  const safe = preferSafety(library, direct, findDanger(problem));
  return preferError(library, safe, request);
}

/** Whether it is a plan for a thing of the learner's own, of which several parts are told: none of them is a question. */
function describesOwn(read: ReplyInput, problem: string): boolean {
  return (
    read.intent === 'plan' &&
    read.own !== undefined &&
    read.own !== null &&
    listWishedParts(problem).length > 1
  );
}

function joinReply(asked: Asked, { body, meaning }: DraftReply): KeptReply {
  return { body: joinBody(body), meaning, danger: nameDanger(asked, meaning) };
}

function joinBody({ paragraphs, plan }: ReplyBody): KeptBody {
  return { text: paragraphs.join('\n\n'), ...(plan && { plan }) };
}

/** Care comes before anything else, and no model may word such a reply; `heard` is care that a model saw and we did not. */
export function draftReply(library: Library, asked: Asked, heard?: CareReading): DraftReply {
  const answerPlainly = (plain: Asked) => answerMessage(library, keepTechnology(library, plain));
  const care = writeCare(asked, heard ?? assessCare(library.index, asked.problem));
  if (care?.care === 'reply')
    return { body: care, meaning: makeCareMeaning(library.index, asked, care.trouble) };
  const isNew =
    hasThread(asked) && !asked.corrections && tellsNewError(library, keepTechnology(library, asked));
  const followed = isNew ? null : answerFollowup(library, asked, answerPlainly);
  const { body: said, meaning } = followed ?? answerPlainly(asked);
  const body = sayLanguage(asked, said);
  if (!care) return { body, meaning };
  const { plan } = body;
  return {
    body: { paragraphs: [...care.paragraphs, ...body.paragraphs], ...(plan && { plan }) },
    meaning: { ...meaning, care: 'line' },
  };
}

type Asked = Omit<Request, 'name'>;

/** A message for itself, whatever was said before it. */
function answerMessage(library: Library, asked: Asked): DraftReply {
  return answerRead(library, asked, readAsked(library, asked));
}

function answerRead(library: Library, asked: Asked, read: ReplyInput): DraftReply {
  const meaning = makeMeaning(library.index, asked, read);
  const alone = read.intent === 'off-topic' ? answerAlone(library, asked) : null;
  if (alone) return { body: { paragraphs: alone.paragraphs }, meaning: { ...meaning, ...alone.meaning } };
  return { body: writeBody(library, asked, read), meaning };
}

function writeBody(library: Library, asked: Asked, input: ReplyInput): ReplyBody {
  const body = writeKind(library, asked, input);
  return input.english && !looksLikeCode(asked.problem) ? body : sayLanguage(asked, body);
}

/** What is written about two things; else what we know of each of the technologies to choose from. */
function writeCompared(library: Library, asked: Asked, { contrast, choice }: CompareIntent): ReplyBody {
  if (contrast) return writeContrast(library, asked, { ...contrast, choice });
  return { paragraphs: choice ? writeChoice(library, choice) : [] };
}

function writeKind(library: Library, asked: Asked, input: ReplyInput): ReplyBody {
  const error = findError(library, asked, input);
  if (error) return writeKnownError(library, error);
  const code = writePastedCode(library, asked, input);
  if (code) return code;
  switch (input.intent) {
    case 'plan':
      return writePlanReply(library, readPlanAsk(library, asked, input), input);
    case 'answer':
      return writeExplanation(library, asked, input);
    case 'direct':
      return writeDirect(library, asked, input);
    case 'career':
      return writeCareer(library, asked, input);
    case 'compare':
      return writeCompared(library, asked, input);
    case 'homework':
      return { paragraphs: writeHomework(library, input) };
    case 'refusal':
      return { paragraphs: writeRefusal(library, findDanger(asked.problem)) };
    case 'small-talk':
      return { paragraphs: [writeSmallTalk(input.kind, asked.problem)] };
    case 'advice':
      return { paragraphs: writeAdvice(library, asked, input) };
    case 'off-topic':
      return { paragraphs: writeOffTopic(library, input) };
    case 'lost':
      return { paragraphs: writeLost(library, input) };
    case 'encouragement':
      return { paragraphs: writeEncouragement(library, asked, input) };
    case 'about-us':
      return { paragraphs: writeAboutUs(library) };
    default:
      return { paragraphs: writeUncovered(library, input) };
  }
}
