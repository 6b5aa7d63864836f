import type { CareerQuestion } from '#content/careers/career-schema.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import { answerAsked, planAsked } from '#lexicon/intent/career-words.ts';
import { namesAnySubject, namesSubject } from '#question/careers/find-careers.ts';
import { isOnlyTold, makeCareer, tellsPlan } from '#question/careers/prefer-career.ts';
import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import { type Asked, findDirect, type FoundAnswer } from '#question/direct/find-direct.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import { looksLikeCode } from '#question/intent/content.ts';
import { listMentioned, readMentions } from '#question/names/mentions.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { isEnglish, translateTerms } from '#question/translate.ts';

import { isQuiz } from '../kinds/quiz-reply.ts';
import type { Library } from '../library.ts';

/** What was written for the very question that a message asks, where there is such an answer; else what was read. */
export function preferDirect(library: Library, read: ReplyInput, problem: string): ReplyInput {
  const isOther = needs(read) === null && mayAskCareer(library, read, problem);
  const needed = isOther ? near.career : needs(read);
  if (
    needed === null ||
    looksLikeCode(problem) ||
    isQuiz(problem) ||
    isComparison(problem) ||
    namesTopic(read, problem)
  )
    return read;
  const asked = readAsked(library, read, problem);
  const detail = findDetail(library, asked);
  if (detail && isDetailMeant(read, detail)) return makeDirect(read, detail);
  const best = findDirect(library.direct, asked).find(
    (one) =>
      !one.answer.next &&
      isMeant(read, one, needed) &&
      isAbout(library, read, { problem, career: one.answer.career }) &&
      (!isOther || one.answer.career !== undefined),
  );
  if (!best) return read;
  const { career } = best.answer;
  if (career) {
    const form = read.field.kind === 'covered' ? read.field.technologies : [];
    const about = { about: 'question', question: career } as const;
    return makeCareer(read, [{ asked: about, technologies: [], parts: 0 }], form);
  }
  return makeDirect(read, best);
}

/** The best of all that was written about the technologies in question, also about details of their topics. */
function findDetail(library: Library, { text, named, chosen, found }: Asked): FoundAnswer | undefined {
  const meant = named.length > 0 ? named : [...chosen, ...(found === undefined ? [] : [found])];
  return [...new Set(meant)]
    .flatMap((technology) => findDirect(library.answersOf(technology), { text, named: [], chosen: [], found }))
    .toSorted((one, other) => other.score - one.score)[0];
}

/** What was written for a question is nearly always more of an answer than the text of the topic found; elsewhere it must be near. */
function isDetailMeant({ intent }: ReplyInput, { score, coverage }: FoundAnswer): boolean {
  const needed = intent === 'answer' || intent === 'lost' || intent === 'off-topic' ? detailNeeds[intent] : null;
  return needed !== null && score >= needed.score && coverage >= needed.coverage;
}

const detailNeeds = {
  answer: { score: 12, coverage: 0 },
  lost: { score: 25, coverage: 0.4 },
  'off-topic': { score: 40, coverage: 0.7 },
} as const;

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

function readAsked({ index }: Library, read: ReplyInput, problem: string): Asked {
  const clean = cleanText(problem);
  const { field } = read;
  return {
    text: isEnglish(clean) ? clean : translateTerms(clean),
    named: listMentioned(readMentions(index.names, clean).filter(({ stance }) => stance !== 'known')),
    chosen: field.kind === 'covered' ? field.technologies : [],
    found: read.intent === 'answer' ? read.topics[0]?.technology : undefined,
  };
}
