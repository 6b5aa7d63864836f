import { askingWords, choosingWords, troubleWords } from '#lexicon/intent/asking-words.ts';
import { choiceWords, jobForms, lengthForms } from '#lexicon/intent/advice-words.ts';
import { examinations, readying } from '#lexicon/intent/circumstance-words.ts';
import { heartWords } from '#lexicon/intent/discouragements.ts';
import { quizWords, schoolwork } from '#lexicon/intent/homework-words.ts';
import { learnWords, planAside, planWords, wishForms } from '#lexicon/intent/plan-words.ts';
import { lifeForms, orderForms, plainAsking, selfForms } from '#lexicon/intent/telling-words.ts';
import { markAllNames, readQuestion } from '../search/query/question-words.ts';
import { isPlanning } from '../search/query/planning.ts';
import { foldText } from '../search/text/plain-text.ts';
import { errorLine } from './classify/tag-message.ts';
import type { Features } from './features.ts';
import { countContent, looksLikeCode } from './intent/content.ts';
import { makeCue } from './intent/cues.ts';
import { readSmallTalk } from './intent/small-talk.ts';
import { isUnsafe } from './intent/is-unsafe.ts';
import { worthForms } from './intent/worth.ts';
import { listMentioned, type Mention } from './names/mentions.ts';
import { splitNames } from './names/technologies.ts';
import { readTimes } from './time/minutes.ts';
import { readSpan } from './time/span.ts';
import type { MessageReading } from './read-message.ts';

type Read = Omit<MessageReading, 'features' | 'retrieved'>;

/** What a message shows by its words alone. */
export function readFacts(read: Read): Omit<Features, 'shares' | 'retrieval'> {
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

/** Whether it has the sign or the words of a question. */
export function readsAsked(text: string, english: boolean): boolean {
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
