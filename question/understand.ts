import { readAdvice } from './intent/advice.ts';
import { type TopicAnswer, coverageOf, holdsQuestion, similarityOf } from './intent/answers.ts';
import { findAnswer } from './intent/best-answer.ts';
import { bandOf } from '../search/coverage.ts';
import { countContent, isEveryday } from './intent/content.ts';
import { readFieldMeaning } from './names/field-topic.ts';
import { asksWhether, namesPlan, readWish, type Wish } from './intent/intent.ts';
import type { TopicIndex } from '../search/index.ts';
import { judgeAnswer, type Reading, readPlan, wishPlan } from './intent/judgement.ts';
import { keepWish, weighWish } from './intent/meant-wish.ts';
import { keepWanted, listMentioned, readMentions } from './names/mentions.ts';
import { readTimes } from './time/minutes.ts';
import { listNamed } from './goals/named-topics.ts';
import { nearestTo } from '../search/query/names.ts';
import { dropOrders } from './intent/orders.ts';
import { readOwnLevel } from './names/own-level.ts';
import { cleanText, foldText } from '../search/text/plain-text.ts';
import { isPlanning } from '../search/query/planning.ts';
import { markAllNames, readQuestion } from '../search/query/question-words.ts';
import { readSaid } from './goals/said-topics.ts';
import { readSmallTalk } from './intent/small-talk.ts';
import { readSpan } from './time/span.ts';
import { findSubject, type Subject } from './names/subjects.ts';
import { type FieldReading, splitNames } from './names/technologies.ts';
import { tellsAnything, tellsOfLife, tellsOfSelf, tellsOnly } from './intent/telling.ts';
import { isEnglish, translateTerms } from './translate.ts';
import type { ReadIntent, Understanding } from './understanding.ts';
import { readWorth } from './intent/worth.ts';
import { feelings } from '#lexicon/intent/circumstance-words.ts';

/** Reads a question and the language field beside it. Total: any two strings give an understanding, the same ones always the same. */
export function understand(question: string, languageField: string, index: TopicIndex): Understanding {
  const text = cleanText(question);
  const [english, times] = [isEnglish(text), readTimes(text)];
  const { field, thing } = readFieldMeaning(index, languageField);
  const said = readWish(foldText(text));
  const wish = said === 'none' && times.minutes !== null ? 'plan' : said;
  const meaning = findMeaning(index, { text, wish, field, thing, english });
  const level = readOwnLevel(index.names, text, 'technologies' in meaning ? meaning.technologies : []);
  const plain = { english, ...times, span: readSpan(text), level, field };
  if (meaning.intent !== 'plan') return { ...plain, ...meaning };
  const { technologies } = meaning;
  const worth = readWorth(index, text, technologies);
  return { ...plain, ...meaning, ...readSaid(index, { text, field, technologies }), ...(worth && { worth }) };
}

type Question = {
  readonly text: string;
  readonly wish: Wish;
  readonly field: FieldReading;
  readonly english: boolean;
  /** The topic that stood in the field. */
  readonly thing: string | undefined;
};

/** A question that is so near to a title is about it, whatever else it speaks of: "restaurants near me" in a query. */
const alike = 0.4;
/** So near to a title it is answered, though it speaks of learning: "is it still worth learning". */
const same = 0.7;
const offTopic = { intent: 'off-topic', topics: [] } as const;

function findMeaning(index: TopicIndex, question: Question): ReadIntent {
  const { text, wish: said, field, thing, english } = question;
  if (said === 'refusal') return { intent: 'refusal' };
  const kind = readSmallTalk(text);
  if (kind) return { intent: 'small-talk', kind };
  const kept = dropOrders(text);
  if (text !== '' && kept === '') return offTopic;
  const terms = english ? kept : translateTerms(kept);
  const mentions = readMentions(index.names, kept);
  const isWish = said === 'plan' || (said === 'none' && tellsOnly(kept));
  const subject = findSubject(index, field, isWish ? keepWanted(mentions) : mentions);
  const technologies = 'technologies' in subject ? subject.technologies : listTechnologies(field);
  const bundle = 'technologies' in subject ? subject.bundle : undefined;
  const advice =
    said === 'homework' || namesPlan(foldText(kept))
      ? null
      : readAdvice(index, { text: kept, mentions, technologies });
  if (advice) return { intent: 'advice', ...advice };
  const wish = weighWish(index, { said, terms, mentions, technologies });
  const isAlien =
    mentions.length === 0 && isEveryday(wish === 'plan' ? keepWish(kept).replace(feelings, ' ') : kept);
  // A wish for a plan of what we teach is one whatever an answer would be, and finding that costs most.
  const plan = { index, terms: thing ? `${terms}. ${thing}` : terms, technologies, bundle };
  if (wish === 'plan' && 'technologies' in subject && !isAlien && !asksWhether(foldText(terms)))
    return wishPlan(plan);
  const known = mentions.filter(({ told }) => told === 'known');
  const words = markAllNames(index, readWords(index, terms, wish), listMentioned(known));
  const reading = { index, bundle, wish, kept, terms, mentions, technologies, words };
  return judgeQuestion({ ...question, wish }, reading, { subject, isAlien });
}

type About = { readonly subject: Subject; readonly isAlien: boolean };

function judgeQuestion(
  { wish, field, english }: Question,
  reading: Reading,
  { subject, isAlien }: About,
): ReadIntent {
  const answer = findAnswer(reading.index, { ...reading, translated: !english });
  const [held, isLike] = [holdsQuestion(answer), similarityOf(answer) >= alike];
  if (!('uncovered' in subject) && isTold(reading, answer, isAlien)) return planTold(reading);
  if (!held && isAlien && !isLike) return offTopic;
  if ('uncovered' in subject && !(held && canStandIn(subject.uncovered, field, { wish, answer })))
    return refuse(reading.index, subject.uncovered);
  const other = reading.mentions.find(({ kind, told }) => kind === 'uncovered' && told === null);
  if (wish !== 'plan' && other?.kind === 'uncovered' && !isLike && saysNoMore(reading))
    return refuse(reading.index, other.name);
  const isAnswered = held && similarityOf(answer) >= same && !weighsOther(reading, answer);
  if (wish === 'plan' && isAnswered && asksWhether(foldText(reading.terms)))
    return judgeAnswer({ ...reading, wish: 'answer' }, answer);
  return readPlan(reading, answer) ?? judgeAnswer(reading, answer);
}

/** A plan for someone who asked for nothing: it leads to no topic that was not named. */
function planTold(reading: Reading): ReadIntent {
  const plan = wishPlan(reading);
  const goals = tellsOfSelf(reading.kept) ? [] : plan.goals.filter(({ near }) => !near);
  if (reading.mentions.length === 0) return { ...plan, goals: [], asksNothing: true };
  return { ...plan, goals };
}

/** So near to a title, what is told is of a topic; more is needed where it is of a life and names no topic whole. */
const [touched, touchedOfLife] = [0.2, 0.55];

/** Whether a message only tells of circumstances, and of no topic. */
function isTold(
  { index, kept, technologies, mentions }: Reading,
  answer: TopicAnswer,
  isAlien: boolean,
): boolean {
  const isOther = mentions.some(({ kind, told }) => kind === 'uncovered' && told === null);
  if (technologies.length === 0 || isOther || !tellsOnly(kept)) return false;
  if (tellsOfLife(kept))
    return similarityOf(answer) < touchedOfLife || listNamed(index, kept, technologies).size === 0;
  if (similarityOf(answer) >= touched) return false;
  return tellsOfSelf(kept) || (!isAlien && tellsAnything(kept) && bandOf(coverageOf(answer)) === 'foreign');
}

/** Whether what is found says whether to learn another thing than the one asked about. */
function weighsOther(
  { index, kept, technologies: asked }: Reading,
  { technologies, topics }: TopicAnswer,
): boolean {
  const others = technologies.filter((technology) => asked.length > 0 && !asked.includes(technology));
  return topics[0] !== undefined && readWorth(index, kept, others)?.includes(topics[0].key) === true;
}

/** Whether a question names what we do not teach and nothing beside it. */
function saysNoMore({ index, kept, mentions }: Reading): boolean {
  const named = new Set(
    mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const rest = splitNames(kept).filter((_, at) => !named.has(at));
  return countContent(readQuestion(index, rest.join(' '))).topics === 0;
}

function refuse({ names }: TopicIndex, name: string | null): ReadIntent {
  return { intent: 'uncovered', name, nearest: nearestTo(names, name ?? '') };
}

/** The words of the question; those around a task that is to be handed in are left aside. */
function readWords(index: TopicIndex, terms: string, wish: Wish): Reading['words'] {
  const words = readQuestion(index, terms.replace(feelings, ' '));
  return wish === 'homework' ? words.filter(({ text }) => !isPlanning(text)) : words;
}

/** A roadmap whose topics hold "Flask" answers about it; a field with an unknown word in it does not hide a question that is clear. */
function canStandIn(
  name: string | null,
  field: FieldReading,
  { wish, answer }: { readonly wish: Wish; readonly answer: TopicAnswer },
): boolean {
  if (wish !== 'plan') return field.kind === 'covered' || name === null;
  return answer.technologies.some((one) => listTechnologies(field).includes(one));
}

function listTechnologies(field: FieldReading): readonly string[] {
  return field.kind === 'covered' ? field.technologies : [];
}
