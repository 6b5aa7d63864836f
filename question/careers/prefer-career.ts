import { answerAsked, planAsked } from '#lexicon/intent/career-words.ts';
import type { TopicIndex } from '#search/index.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import type { CareerIntent, PlanIntent, ReplyInput } from '../reply-input.ts';
import { classifyIntent } from '../classify-intent.ts';
import type { Intent } from '../meaning/meaning.ts';
import type { CareerAsked, CareersIndex } from './careers-index.ts';
import { findCareers, type FoundCareer } from './find-careers.ts';
import { type Place, readParts } from './read-parts.ts';

/** An answer to a question about worth, work or choice, where a message asks one; beside a plan where it asks for that too. */
export function preferCareer(
  careers: CareersIndex,
  index: TopicIndex,
  { read, problem }: { readonly read: ReplyInput; readonly problem: string },
): ReplyInput {
  if (isDecided(read)) return read;
  const form = read.field.kind === 'covered' ? read.field.technologies : [];
  const fitting = findCareers(careers, index, { message: problem, form }).filter((one) => fits(read, one));
  const found = keepMeant(fitting, read, fitting.length > 0 ? classifyIntent(index, problem, alone) : []);
  if (read.intent === 'encouragement' && isOnlyTold(found, problem)) return read;
  if (found.length === 0) return adviseOn(read, readParts(careers, index, problem).get('tech') ?? [], form);
  if (read.intent !== 'plan') return makeCareer(read, found, form);
  return answerBesidePlan(read, found, { text: foldText(cleanText(problem)), form });
}

/** Who asks about a career with a technology and says no more is told what it is worth, or what work uses it. */
function adviseOn(read: ReplyInput, named: readonly Place[], form: readonly string[]): ReplyInput {
  if (read.intent !== 'advice' || (read.about !== 'career' && read.about !== 'work')) return read;
  const [technology] = named.flatMap(({ slug }) => slug ?? []);
  if (technology === undefined) return read;
  const about = read.about === 'work' ? 'work' : 'worth';
  return makeCareer(read, [{ asked: { about }, technologies: [technology], parts: 0 }], form);
}

type Said = { readonly text: string; readonly form: readonly string[] };

/** A plan stays where it is asked for in so many words, or where nothing is asked. */
function answerBesidePlan(
  read: ReplyInput & PlanIntent,
  found: readonly FoundCareer[],
  { text, form }: Said,
): ReplyInput {
  const isAsked = answerAsked.test(text);
  const isHeavy = found.some(isDiscouraged);
  if (planAsked.test(text) && read.technologies.length > 0)
    return isAsked && !isHeavy ? { ...read, careers: found } : read;
  if (isOnlyTold(found, text) || (isHeavy && read.span !== null)) return read;
  return makeCareer(read, found, form);
}

/** Whether its words may as well tell of a life, and nothing is asked. */
export function isOnlyTold(found: readonly Pick<FoundCareer, 'asked'>[], message: string): boolean {
  const isTold = found.every(({ asked }) => asked.about === 'question' && asked.question.mustAsk);
  return isTold && !answerAsked.test(foldText(cleanText(message)));
}

function isDiscouraged({ asked }: FoundCareer): boolean {
  return asked.about === 'question' && asked.question.intent === 'discouraged';
}

export function makeCareer(
  { minutes, unreadDay, level, span, dates, field, goal, decided }: ReplyInput,
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
  const said = { minutes, unreadDay, level, span, dates, field, goal };
  return { english: true, ...said, decided: { intent, others, grade: 'sure' }, ...career };
}

const alone = { hasReply: false };

type Shares = readonly { readonly label: Intent; readonly share: number }[];

/** Nothing where somebody may be in danger; less where the message is most likely about something that is taught. */
function keepMeant(found: readonly FoundCareer[], read: ReplyInput, shares: Shares): readonly FoundCareer[] {
  const sum = (...intents: readonly Intent[]) =>
    shares.reduce((all, { label, share }) => (intents.includes(label) ? all + share : all), 0);
  if (sum('danger', 'harm') >= danger || sum('crisis') >= crisis) return found.filter(isOfNamed);
  const isTaught = read.intent === 'answer' && sum('concept', 'error') >= taught && sum('career') < hardly;
  return found.filter((one) => !isTaught || one.parts >= clear || isWhole(one.asked));
}

const [danger, crisis, taught, hardly] = [0.25, 0.4, 0.85, 0.05];
/** With so many parts a question is clear. */
const clear = 3;

/** What is refused or compared stays so. */
function isDecided(read: ReplyInput): boolean {
  if (read.intent === 'compare') return read.contrast !== null || read.choice !== null;
  return read.intent === 'refusal' || read.intent === 'homework';
}

/** Of what has no roadmap nothing is said by way of another technology, and how long a roadmap takes is counted. */
function fits(read: ReplyInput, { asked }: FoundCareer): boolean {
  if (asked.about === 'question') return true;
  return read.intent !== 'uncovered' && !(read.intent === 'advice' && read.about === 'time');
}

/** "Is C dead" has a word that is said in despair, too. */
function isOfNamed({ asked, technologies }: FoundCareer): boolean {
  return asked.about !== 'question' && technologies.length > 0;
}

/** Whether it is about a technology as a whole, which no topic answers. */
function isWhole({ about }: CareerAsked): boolean {
  return about === 'worth' || about === 'work';
}
