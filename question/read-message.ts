import { askingWords, choosingWords, troubleWords } from '#lexicon/intent/asking-words.ts';
import { choiceWords, jobForms, lengthForms } from '#lexicon/intent/advice-words.ts';
import { examinations, readying } from '#lexicon/intent/circumstance-words.ts';
import { heartWords } from '#lexicon/intent/discouragements.ts';
import { quizWords, schoolwork } from '#lexicon/intent/homework-words.ts';
import { learnWords, planAside, planWords, wishForms } from '#lexicon/intent/plan-words.ts';
import { fillers, lifeForms, orderForms, plainAsking, selfForms } from '#lexicon/intent/telling-words.ts';

import type { TopicIndex } from '../search/index.ts';
import { markAllNames, readQuestion } from '../search/query/question-words.ts';
import { isPlanning } from '../search/query/planning.ts';
import { cleanText, foldText } from '../search/text/plain-text.ts';
import { classifyIntent } from './classify-intent.ts';
import { errorLine } from './classify/tag-message.ts';
import type { Features } from './features.ts';
import { readOwnGoal } from './goals/own-goal.ts';
import { countContent, looksLikeCode } from './intent/content.ts';
import { makeCue } from './intent/cues.ts';
import { dropOrders } from './intent/orders.ts';
import { readSmallTalk } from './intent/small-talk.ts';
import { isUnsafe } from './intent/is-unsafe.ts';
import type { Intent } from './meaning.ts';
import { worthForms } from './intent/worth.ts';
import { readFieldMeaning } from './names/field-topic.ts';
import { keepWanted, listMentioned, type Mention, readMentions } from './names/mentions.ts';
import { findSubject, type Subject } from './names/subjects.ts';
import { type FieldReading, splitNames } from './names/technologies.ts';
import { findRetrieved, type Retrieved } from './retrieve.ts';
import { readTimes } from './time/minutes.ts';
import { readSpan } from './time/span.ts';
import { noShares } from './no-shares.ts';
import { isEnglish, translateTerms } from './translate.ts';

/** A message once read: what it shows, and what a reply to it is made of. */
export type MessageReading = {
  readonly index: TopicIndex;
  readonly text: string;
  /** Without orders to a machine. */
  readonly kept: string;
  /** The same in English as far as its terms go. */
  readonly terms: string;
  readonly english: boolean;
  readonly field: FieldReading;
  /** The topic that stood in the field. */
  readonly thing: string | undefined;
  readonly mentions: readonly Mention[];
  readonly subject: Subject;
  readonly technologies: readonly string[];
  readonly bundle: string | undefined;
  readonly goal: string | null;
  readonly features: Features;
  readonly retrieved: Retrieved;
};

/** What a learner typed. */
export type TypedMessage = {
  readonly problem: string;
  /** What stands in the language field. */
  readonly language: string;
  /** Whether a reply came before it. */
  readonly hasReply?: boolean | undefined;
  /** The day on which it is read, as an ISO date; without it no dates are. */
  readonly today?: string | undefined;
};

/** Reads all that decides about a message. Topics are only searched for when they are first asked for. */
export function readMessage(
  index: TopicIndex,
  { problem, language, hasReply = false }: TypedMessage,
): MessageReading {
  const text = cleanText(problem);
  const [english, kept] = [isEnglish(text), dropOrders(text).replace(fillers, '')];
  const terms = english ? kept : translateTerms(kept);
  const { field, thing } = readFieldMeaning(index, language);
  const mentions = readMentions(index.names, kept);
  const shares = shareIntents(index, kept, hasReply);
  const isAsked = readsAsked(kept, english) || shares.concept + shares.error + shares.compare >= 0.4;
  const isWish = shares.plan >= 0.5 || !isAsked;
  const subject = findSubject(index, field, isWish ? keepWanted(mentions) : mentions);
  const isOurs = 'technologies' in subject;
  const chosen = field.kind === 'covered' ? field.technologies : [];
  const read = {
    index,
    text,
    kept,
    terms,
    english,
    field,
    thing,
    mentions,
    subject,
    technologies: isOurs ? subject.technologies : chosen,
    bundle: isOurs ? subject.bundle : undefined,
    goal: readOwnGoal(text),
  };
  let found: Retrieved | undefined;
  const retrieve = () => (found ??= findRetrieved(read));
  const features = {
    ...readFacts(read),
    shares,
    get retrieval() {
      return retrieve().retrieval;
    },
  };
  return {
    ...read,
    features,
    get retrieved() {
      return retrieve();
    },
  };
}

type Read = Omit<MessageReading, 'features' | 'retrieved'>;

function readFacts(read: Read): Omit<Features, 'shares' | 'retrieval'> {
  const { text, kept, mentions, subject } = read;
  const folded = foldText(kept);
  const wished = folded.replace(planAside, ' ');
  const named = listMentioned(mentions.filter(({ told }) => told === null));
  const isOurs = 'technologies' in subject;
  const besides = mentions.some(({ kind, told }) => kind === 'uncovered' && told === null);
  return {
    isEmpty: !/[\p{L}\p{N}]/u.test(text),
    isBare: splitNames(foldText(kept)).every((word, at) => isPlanning(word) || isWithin(mentions, at)),
    isOrder: text !== '' && kept === '',
    isUnsafe: isUnsafe(foldText(text)),
    smallTalk: readSmallTalk(text),
    technologies: read.technologies.length,
    named: named.length === 0 ? 0 : new Set([...named, ...read.technologies]).size,
    uncovered: isOurs ? (besides ? 'beside' : null) : 'subject',
    asks: readsAsked(kept, read.english),
    code: looksLikeCode(kept),
    errorLine: errorLine.test(kept),
    ofSelf: selfForms.test(folded) && !orderForms.test(folded),
    planWord: planNames.test(wished),
    learnWord: learning.test(wished),
    weighs: named.length > 1 && weighsOnly(read, named),
    worth: worthForms.test(folded),
    quiz: quizWords.test(folded),
    chooses: choosingWords.test(folded),
    wishes: wishForms.test(wished),
    exam: examinations.test(folded) && (!plainAsking.test(folded) || readying.test(folded)),
    trouble: trouble.test(folded),
    orders: orderForms.test(folded),
    ofLife: lifeForms.test(folded),
    heart: heartWords.test(folded),
    asksLength: lengthForms.test(folded),
    asksWork: jobForms.test(folded),
    schoolwork: schoolwork.test(folded),
    time: readTimes(text).minutes !== null || readSpan(text) !== null,
    goal: read.goal !== null,
  };
}

function isWithin(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ start, end }) => at >= start && at < end);
}

function readsAsked(text: string, english: boolean): boolean {
  const folded = foldText(text);
  return plainAsking.test(folded) || (!english && asking.test(folded));
}

const asking = makeCue(askingWords);
const trouble = makeCue(troubleWords);
const planNames = makeCue(planWords);
const learning = makeCue(learnWords);

/** Whether nothing is said but which of some technologies to take. */
function weighsOnly({ index, kept }: Read, named: readonly string[]): boolean {
  const rest = foldText(kept).replace(choiceWords, ' ');
  return countContent(markAllNames(index, readQuestion(index, rest), named)).topics === 0;
}

function shareIntents(index: TopicIndex, text: string, hasReply: boolean): Record<Intent, number> {
  const shares = noShares();
  for (const { label, share } of classifyIntent(index, text, { hasReply })) shares[label] = share;
  return shares;
}
