import { answerAsked, planAsked } from '#lexicon/intent/career-words.ts';
import type { TopicIndex } from '#search/index.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import type { CareerIntent, PlanIntent, ReplyInput } from '../reply-input.ts';
import type { CareersIndex } from './careers-index.ts';
import { findCareers, type FoundCareer } from './find-careers.ts';
import { keepMeant } from './keep-meant.ts';
import type { Place } from './place.ts';
import { readParts } from './read-parts.ts';

/** The answer to a question about worth, work or choice, with the plan if the message asks for one too. */
export function preferCareer(
  careers: CareersIndex,
  index: TopicIndex,
  { read, problem }: { readonly read: ReplyInput; readonly problem: string },
): ReplyInput {
  if (read.intent === 'refusal' || read.intent === 'homework' || explainsAtLength(read, problem)) return read;
  const form = read.field.kind === 'covered' ? read.field.technologies : [];
  const found = keepMeant(index, findCareers(careers, index, { message: problem, form }), { read, problem });
  if (read.intent === 'encouragement' && isOnlyTold(found, problem)) return read;
  if (found.length === 0) return adviseOn(read, readParts(careers, index, problem).get('tech') ?? [], form);
  if (read.intent === 'about-us' && read.decided.grade === 'sure') return read;
  if (read.intent !== 'plan') return makeCareer(read, found, form);
  return answerBesidePlan(read, found, { text: foldText(cleanText(problem)), form });
}

/** Long questions about programming also hold words about work and school. */
function explainsAtLength({ intent, decided }: ReplyInput, problem: string): boolean {
  const isConcept = intent === 'answer' && decided.intent === 'concept';
  return isConcept && problem.split(/\s+/).length > atLength;
}

/** A bare question about a career with a technology is answered with its worth, or with the work that uses it. */
function adviseOn(read: ReplyInput, named: readonly Place[], form: readonly string[]): ReplyInput {
  if (read.intent !== 'advice' || (read.about !== 'career' && read.about !== 'work')) return read;
  const [technology] = named.flatMap(({ slug }) => slug ?? []);
  if (technology === undefined) return read;
  const about = read.about === 'work' ? 'work' : 'worth';
  return makeCareer(read, [{ asked: { about }, technologies: [technology], parts: 0 }], form);
}

type Said = { readonly text: string; readonly form: readonly string[] };

/** A plan stays if it is asked for by name, or if nothing is asked. */
function answerBesidePlan(
  read: ReplyInput & PlanIntent,
  found: readonly FoundCareer[],
  { text, form }: Said,
): ReplyInput {
  const isHeavy = found.some(isDiscouraged);
  if (planAsked.test(text) && read.technologies.length > 0)
    return answerAsked.test(text) && !isHeavy ? { ...read, careers: found } : read;
  if (tellsPlan(read, text) || isOnlyTold(found, text) || (isHeavy && read.span !== null)) return read;
  return makeCareer(read, found, form);
}

/** Whether a plan is surely wanted, in a message so long that some of its words also occur in questions about work. */
export function tellsPlan({ intent, decided }: ReplyInput, text: string): boolean {
  return intent === 'plan' && decided.grade === 'sure' && text.split(/\s+/).length > atLength;
}

/** Questions about work have fewer words than this. Our own choice. */
const atLength = 20;

/** Whether its words may also only tell about a life, and nothing is asked. */
export function isOnlyTold(found: readonly Pick<FoundCareer, 'asked'>[], message: string): boolean {
  const isTold = found.every(({ asked }) => asked.about === 'question' && asked.question.mustAsk);
  return isTold && !answerAsked.test(foldText(cleanText(message)));
}

function isDiscouraged({ asked }: FoundCareer): boolean {
  return asked.about === 'question' && asked.question.intent === 'discouraged';
}

export function makeCareer(
  { english: isEnglish, minutes, unreadDay, level, span, dates, field, goal, decided }: ReplyInput,
  found: readonly FoundCareer[],
  form: readonly string[],
): ReplyInput {
  const technologies = [...new Set(found.flatMap((one) => one.technologies))];
  const career: CareerIntent = {
    intent: 'career',
    found,
    technologies,
    offered: technologies.length > 0 ? technologies : form,
  };
  const intent = found.some(isDiscouraged) ? 'discouraged' : 'career';
  const others = decided.others.filter((one) => one !== intent);
  // Its parts are English words, whatever the other words look like.
  const english = isEnglish || found.some(({ parts }) => parts > 0);
  const said = { english, minutes, unreadDay, level, span, dates, field, goal };
  return { ...said, decided: { intent, others, grade: 'sure' }, ...career };
}
