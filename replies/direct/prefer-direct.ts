import type { CareerQuestion } from '#content/careers/career-schema.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import { answerAsked, planAsked } from '#lexicon/intent/career-words.ts';
import { namesAnySubject, namesSubject } from '#question/careers/find-careers.ts';
import { isOnlyTold, makeCareer, tellsPlan } from '#question/careers/prefer-career.ts';
import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import { type AskedWords, findDirect, type FoundAnswer } from '#question/direct/find-direct.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import { listMentioned, readMentions } from '#question/names/mentions.ts';
import type { ReplyInput } from '#question/reply-input.ts';

import { isQuiz } from '../kinds/quiz-reply.ts';
import type { Library } from '../library.ts';
import { type QuestionBefore, findDetail, isDetailMeant, isOfTopicFound, readTerms } from './find-detail.ts';

/** What was written for the very question that a message asks, where there is such an answer; else what was read. */
export function preferDirect(
  library: Library,
  read: ReplyInput,
  { problem, before }: { readonly problem: string; readonly before: QuestionBefore | null },
): ReplyInput {
  const isOther = needs(read) === null && mayAskCareer(library, read, problem);
  const needed = isOther ? near.career : needs(read);
  if (needed === null || isPasted(problem) || isQuiz(problem) || isComparison(problem)) return read;
  if (namesTopic(read, problem)) return read;
  const asked = readAsked(library, read, problem);
  const plain = looksLikeCode(problem) ? [] : findDirect(library.direct, asked);
  const best = plain.find(
    (one) =>
      !one.answer.next &&
      isMeant(read, one, needed) &&
      isAbout(library, read, { problem, career: one.answer.career }) &&
      (!isOther || one.answer.career !== undefined),
  );
  const career = best?.answer.career;
  if (career) {
    const form = read.field.kind === 'covered' ? read.field.technologies : [];
    const about = { about: 'question', question: career } as const;
    return makeCareer(read, [{ asked: about, technologies: [], parts: 0 }], form);
  }
  const isSure = read.decided.grade === 'sure';
  const detail = bareWord.test(problem.trim())
    ? undefined
    : findDetail(
        library,
        { ...asked, before: standsAlone(read) ? null : before },
        (one) => isSure && isOfTopicFound(read, one),
      );
  const isNearer = detail && isDetailMeant(read, detail, before) && !(best && isAboutLearning(best, detail));
  const chosen = isNearer ? detail : best;
  return chosen ? makeDirect(read, chosen) : read;
}

/** Who names code in a question asks about it; who pastes lines wants them looked at. */
function isPasted(problem: string): boolean {
  return looksLikeCode(problem) && problem.trim().includes('\n');
}

/** A question that surely is about a topic, and holds nothing else, needs no words of the question before. */
function standsAlone(read: ReplyInput): boolean {
  const isSure = read.intent === 'answer' && read.decided.grade === 'sure';
  return isSure && (read.topics[0]?.coverage ?? 0) >= whole;
}

const whole = 0.95;

/** Who asks what one thing is wants to be told that, and no detail of it. */
const bareWord = /^what(?:['’]?s| is| are) (?:an? |the )?\S+(?: \S+)?\s*\??$/iu;

function isAboutLearning({ answer, similarity }: FoundAnswer, detail: FoundAnswer): boolean {
  return subjectOf(answer) === ofNone && similarity >= detail.similarity;
}

function makeDirect(read: ReplyInput, best: FoundAnswer): ReplyInput {
  const { english, minutes, unreadDay, level, span, dates, field, goal, decided } = read;
  const { topic } = best.answer;
  const technology = subjectOf(best.answer);
  const intent = topic === undefined ? 'career' : asks.has(decided.intent) ? decided.intent : 'concept';
  const isSame = read.intent === 'answer' && read.topics[0]?.key === topic;
  return {
    english,
    minutes,
    unreadDay,
    level,
    span,
    dates,
    field,
    goal,
    decided: { intent, others: decided.others, grade: isSame ? decided.grade : 'likely' },
    intent: 'direct',
    answer: best.answer,
    technologies: technology === ofNone ? [] : [technology],
    topics: isSame ? read.topics : topic === undefined ? [] : [{ ...best, key: topic, technology }],
  };
}

/** Whether a message that was read as something else, such as a wish for a plan, may ask about worth, work or choice. */
function mayAskCareer({ careersIndex, index }: Library, read: ReplyInput, problem: string): boolean {
  const { intent } = read;
  if (intent !== 'plan' && intent !== 'uncovered' && intent !== 'small-talk') return false;
  const text = foldText(cleanText(problem));
  if (tellsPlan(read, text)) return false;
  return answerAsked.test(text) && !planAsked.test(text) && namesAnySubject(careersIndex, index, problem);
}

type MaybeAbout = { readonly problem: string; readonly career: CareerQuestion | undefined };

/** Short questions about choice are near to many messages: what one is about must be said, and asked where who tells it may be sad. */
function isAbout(
  { careersIndex, index }: Library,
  read: ReplyInput,
  { problem, career }: MaybeAbout,
): boolean {
  if (career === undefined) return true;
  const asked = { about: 'question', question: career } as const;
  if (read.intent === 'encouragement' && isOnlyTold([{ asked }], problem)) return false;
  return namesSubject(careersIndex, index, problem, career);
}

const asks: ReadonlySet<ReplyInput['decided']['intent']> = new Set(['concept', 'error', 'compare']);

/** An answer of the topic that was found need not be near: it says the same in plainer words. */
function isMeant(read: ReplyInput, { answer, similarity, coverage }: FoundAnswer, needed: number): boolean {
  if (read.intent !== 'answer' || answer.topic !== read.topics[0]?.key)
    return similarity >= needed && coverage >= held;
  return similarity >= (read.certainty === 'sure' ? near.own : near.hedged);
}

/** How near an answer must be, where another kind of reply would be given; null where none is better. */
function needs(read: ReplyInput): number | null {
  switch (read.intent) {
    case 'answer':
      return near.other;
    case 'lost':
      return near.question;
    case 'advice':
      return adviceNeeds[read.about];
    case 'compare':
      return read.contrast || read.choice ? null : near.question;
    case 'off-topic':
    case 'about-us':
    case 'encouragement':
      return near.other;
    default:
      return null;
  }
}

/** Who asks for a topic by its title, and for nothing else, is told what it is. */
function namesTopic(read: ReplyInput, problem: string): boolean {
  const isShort = problem.trim().split(/\s+/).length <= titleWords;
  return isShort && read.intent === 'answer' && (read.topics[0]?.similarity ?? 0) >= titled;
}

const titled = 0.8;
const titleWords = 6;

const near = { own: 0.2, hedged: 0.4, advice: 0.5, question: 0.5, other: 0.6, career: 0.75 } as const;
const held = 0.4;
/** How long a roadmap takes and what comes next is counted, not written. */
const adviceNeeds = {
  career: near.advice,
  choice: near.advice,
  work: null,
  time: null,
  next: null,
} as const;

function readAsked({ index }: Library, read: ReplyInput, problem: string): AskedWords {
  const { field } = read;
  return {
    text: readTerms(problem),
    named: listMentioned(
      readMentions(index.names, cleanText(problem)).filter(({ stance }) => stance !== 'known'),
    ),
    chosen: field.kind === 'covered' ? field.technologies : [],
    found: read.intent === 'answer' ? read.topics[0]?.technology : undefined,
  };
}
