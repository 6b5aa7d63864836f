import { answerAsked, planAsked } from '#lexicon/intent/career-words.ts';
import type { TopicIndex } from '#search/index.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import type { CareerIntent, ReplyInput } from '../reply-input.ts';
import type { CareersIndex } from './careers-index.ts';
import { findCareers, type FoundCareer } from './find-careers.ts';

/** An answer to a question about worth, work or choice, where a message asks one; beside a plan where it asks for that too. */
export function preferCareer(
  careers: CareersIndex,
  known: Pick<TopicIndex, 'names' | 'vocabulary'>,
  { read, problem }: { readonly read: ReplyInput; readonly problem: string },
): ReplyInput {
  if (isDecided(read)) return read;
  const form = read.field.kind === 'covered' ? read.field.technologies : [];
  const found = findCareers(careers, known, { message: problem, form }).filter((one) => fits(read, one));
  if (found.length === 0) return read;
  if (read.intent !== 'plan' || read.technologies.length === 0) return makeCareer(read, found, form);
  const text = foldText(cleanText(problem));
  if (!planAsked.test(text)) return makeCareer(read, found, form);
  return answerAsked.test(text) ? { ...read, careers: found } : read;
}

export function makeCareer(
  { minutes, unreadDay, level, span, dates, field, goal, decided }: ReplyInput,
  found: readonly FoundCareer[],
  form: readonly string[],
): ReplyInput {
  const technologies = [...new Set(found.flatMap((one) => one.technologies))];
  const isHeavy = found.some(
    ({ asked }) => asked.about === 'question' && asked.question.intent === 'discouraged',
  );
  const career: CareerIntent = {
    intent: 'career',
    found,
    technologies,
    offered: technologies.length > 0 ? technologies : form,
  };
  const intent = isHeavy ? 'discouraged' : 'career';
  const others = decided.others.filter((one) => one !== intent);
  const said = { minutes, unreadDay, level, span, dates, field, goal };
  return { english: true, ...said, decided: { intent, others, grade: 'sure' }, ...career };
}

/** What is refused, compared or only polite stays so. */
function isDecided(read: ReplyInput): boolean {
  if (read.intent === 'compare') return read.contrast !== null || read.choice !== null;
  return read.intent === 'refusal' || read.intent === 'homework' || read.intent === 'small-talk';
}

/** Of what has no roadmap nothing is said by way of another technology; and who asks for a topic by its title gets it. */
function fits(read: ReplyInput, { asked }: FoundCareer): boolean {
  if (asked.about === 'question') return true;
  if (read.intent === 'uncovered') return false;
  return read.intent !== 'answer' || (read.topics[0]?.similarity ?? 0) < titled;
}

const titled = 0.8;
