import { makeCue } from './cues.ts';
import { askingWords, choosingWords, troubleWords, whetherWords } from '#lexicon/intent/asking-words.ts';
import { examinations, readying } from '#lexicon/intent/circumstance-words.ts';
import { homeworkAsks } from '#lexicon/intent/homework-words.ts';
import { learningAside, learningForms, learningWords, makingForms } from '#lexicon/intent/learning-words.ts';
import { levelClaims, levelWords } from '#lexicon/intent/level-words.ts';
import { ownPlans, planAside, planWords, thingForms, thingPlans } from '#lexicon/intent/plan-words.ts';
import {
  defenceWords,
  defendedThings,
  harmfulDeeds,
  harmfulThings,
  knowingWords,
  makingDeeds,
  waysWords,
} from '#lexicon/intent/unsafe-words.ts';

/** What the form of a question asks for, before anything is known of its subject; `none` where it has no such form. */
export type Wish = 'refusal' | 'plan' | 'homework' | 'answer' | 'none';

/**
 * Reads folded text by ordered rules: an unsafe act, a plan by name, work to be handed in, learning, the form of a question, the words of
 * a beginner. The first that holds decides.
 */
export function readWish(text: string): Wish {
  return rules.find(([, holds]) => holds(text))?.[0] ?? 'none';
}

/** Whether a wish for a plan may be a question about what only bears the name of one: "how do I make a timetable with a table". */
export function mayAskOfThing(text: string): boolean {
  const rest = text.replace(thingPlans, ' ');
  return (
    rest !== text && thingForms.test(text) && !ownPlans.test(text) && !namesPlan(rest) && !isLearning(rest)
  );
}

/** Whether a wish to learn may be a question about it that has an answer: "is it worth learning". */
export function asksWhether(text: string): boolean {
  return whetherWords.test(text) && !namesPlan(text);
}

/** Whether a text asks which technology to take. */
export function asksToChoose(text: string): boolean {
  return choosingWords.test(text);
}

const plan = makeCue(planWords);
const learning = makeCue(learningWords);
const question = /[?¿؟？]/u;
const asking = makeCue(askingWords);
const trouble = makeCue(troubleWords);
const beginning = makeCue(levelWords.flatMap(([level, words]) => (level === 1 ? words : [])));

/** A length of days with nothing else said asks for a plan. */
const spans =
  /\b(?:in|for|within|over|of)? ?(?:\d+|one|a|two|three|four|six) (?:days?|weeks?|months?|years?)\b|\bdaily (?:tasks?|goals?|practice)\b/u;

const rules: readonly (readonly [Wish, (text: string) => boolean])[] = [
  ['refusal', isUnsafe],
  ['plan', namesPlan],
  ['homework', (text) => homeworkAsks.some((ask) => ask.test(text))],
  ['plan', isLearning],
  ['plan', (text) => makingForms.test(text) && !question.test(text) && !trouble.test(text)],
  ['plan', (text) => examinations.test(text) && (!question.test(text) || readying.test(text))],
  ['answer', (text) => question.test(text) || asking.test(text) || trouble.test(text)],
  ['plan', (text) => beginning.test(text) || isNew(text) || spans.test(text)],
];

/** Whether a text names a plan, whatever its form. */
export function namesPlan(text: string): boolean {
  return plan.test(text.replace(planAside, ' '));
}

function isLearning(text: string): boolean {
  const wished = text.replace(learningAside, ' ');
  return learning.test(wished) || learningForms.test(wished);
}

function isNew(text: string): boolean {
  return levelClaims.some(([level, claim]) => level === 1 && claim.test(text));
}

/** Making what harms is unsafe, unless it is what one defends against; other harm, unless the words are of defence or only ask. */
function isUnsafe(text: string): boolean {
  if (harmfulThings.test(text) && makingDeeds.test(text)) return !defendedThings.test(text);
  if (defenceWords.test(text) || asksOnly(text)) return false;
  return harmfulDeeds.some((deed) => deed.test(text)) || (harmfulThings.test(text) && !asking.test(text));
}

function asksOnly(text: string): boolean {
  return knowingWords.test(text) && !waysWords.test(text);
}
