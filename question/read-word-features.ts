import { aboutUs } from '#lexicon/intent/about-us-words.ts';
import { askingWords, choosingWords, troubleWords } from '#lexicon/intent/asking-words.ts';
import { endForms } from '#lexicon/goal/part-words.ts';
import { joyWords } from '#lexicon/intent/chat-words.ts';
import { choiceWords, jobForms } from '#lexicon/intent/advice-words.ts';
import {
  choosingJoints,
  comparingWords,
  otherQuestions,
  smallWords,
} from '#lexicon/intent/comparing-words.ts';
import { examinations, readying } from '#lexicon/intent/circumstance-words.ts';
import { plainOpenings } from '#lexicon/goal/wish-words.ts';
import { quizWords, schoolwork } from '#lexicon/intent/homework-words.ts';
import { learnWords, planAside, planWords, wishForms } from '#lexicon/intent/plan-words.ts';
import { defenceWords } from '#lexicon/intent/unsafe-words.ts';
import { lifeForms, orderForms, plainAsking, selfForms } from '#lexicon/intent/statement-words.ts';
import { markAllNames, readQuestion } from '../search/query/question-words.ts';
import { isPlanning } from '../search/query/planning.ts';
import { foldText } from '../search/text/plain-text.ts';
import { errorLine } from './classify/tag-message.ts';
import type { Features } from './features.ts';
import { countContent, holdsCode } from './intent/content.ts';
import { makeCue } from './intent/make-cue.ts';
import { readSmallTalk } from './intent/small-talk.ts';
import { isUnsafe } from './intent/is-unsafe.ts';
import { worthForms } from './intent/worth.ts';
import { listMentioned, type Mention } from './names/mentions.ts';
import { splitNames } from './names/technologies.ts';
import { readTimes } from './time/minutes.ts';
import { readSpan } from './time/span.ts';
import type { MessageWords } from './message-words.ts';

type ReadLater = 'shares' | 'hasReply' | 'ourGoal' | 'makes' | 'required' | 'isLong' | 'retrieval';

/** From this many words on, a message describes what somebody wants in the end, and asks nothing. Our own choice. */
const story = 25;

export function readWordFeatures(read: MessageWords): Omit<Features, ReadLater> {
  const { text, kept, mentions, subject } = read;
  const folded = foldText(kept);
  const wished = folded.replace(planAside, ' ');
  const named = listMentioned(mentions.filter(({ stance }) => stance === null));
  const isOurs = 'technologies' in subject;
  const besides = mentions.some(({ kind, stance }) => kind === 'uncovered' && stance !== 'known');
  return {
    isEmpty: !/[\p{L}\p{N}]/u.test(text),
    isBare: splitNames(foldText(kept)).every((word, at) => isPlanning(word) || isWithin(mentions, at)),
    isOrder: text !== '' && kept === '',
    isUnsafe: isUnsafe(foldText(text)),
    defends: defenceWords.test(foldText(text)),
    smallTalk: readSmallTalk(text),
    ofUs: aboutUs.test(foldText(text).replace(/[\s.?!]+$/u, '')),
    technologies: read.technologies.length,
    named: named.length === 0 ? 0 : new Set([...named, ...read.technologies]).size,
    uncovered: isOurs ? (besides ? 'beside' : null) : 'subject',
    asks: readsAsked(kept, read.english),
    rejoices: joyWords.test(folded),
    tellsEnd: kept.split(/\s+/u).length >= story && endForms.test(folded),
    endsAsking: plainOpenings.test(folded) || /[?？؟]\s*$/u.test(kept),
    code: holdsCode(kept),
    errorLine: errorLine.test(kept),
    ofSelf: selfForms.test(folded) && !orderForms.test(folded),
    planWord: planNames.test(wished),
    learnWord: learning.test(wished),
    weighs: named.length > 1 && weighsOnly(read, named),
    offersChoice: namesEither(read),
    worth: worthForms.test(folded),
    asksWork: jobForms.test(folded),
    quiz: quizWords.test(folded),
    chooses: choosingWords.test(folded),
    wishes: wishForms.test(wished),
    exam: examinations.test(folded) && (!plainAsking.test(folded) || readying.test(folded)),
    trouble: trouble.test(folded),
    orders: orderForms.test(folded),
    ofLife: lifeForms.test(folded),
    schoolwork: schoolwork.test(folded),
    time: readTimes(text).minutes !== null || readSpan(text) !== null,
    goal: read.goal !== null,
  };
}

function isWithin(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ start, end }) => at >= start && at < end);
}

export function readsAsked(text: string, english: boolean): boolean {
  const folded = foldText(text);
  return plainAsking.test(folded) || (!english && asking.test(folded));
}

const asking = makeCue(askingWords);
const trouble = makeCue(troubleWords);
const planNames = makeCue(planWords);
const learning = makeCue(learnWords);

/** Whether two names are joined by "or" or "vs", and it does not ask how to do something with them. */
function namesEither({ kept, mentions }: MessageWords): boolean {
  const folded = foldText(kept);
  if (otherQuestions.test(folded.replaceAll(/\bif\b/g, ' ')) && !comparingWords.test(folded)) return false;
  const words = splitNames(folded);
  const named = mentions.filter(({ kind, stance }) => kind === 'covered' && stance === null);
  if (listMentioned(named).length < 2) return false;
  return named.slice(1).some(({ start }, at) => {
    const gap = words.slice(named[at]?.end ?? 0, start);
    const isPlain = gap.every((word) => choosingJoints.has(word) || smallWords.has(word));
    return isPlain && gap.some((word) => choosingJoints.has(word));
  });
}

function weighsOnly({ index, kept }: MessageWords, named: readonly string[]): boolean {
  const rest = foldText(kept).replace(choiceWords, ' ');
  return countContent(markAllNames(index, readQuestion(index, rest), named)).topics === 0;
}
