import { holdsQuestion, likenessOf } from './answers.ts';
import { findAnswer } from './best-answer.ts';
import { isEveryday } from './content.ts';
import { readWish, type Wish } from './intent.ts';
import type { TopicIndex } from './index.ts';
import { judgeAnswer, type Reading, readPlan, wishPlan } from './judgement.ts';
import { readLevel } from './level.ts';
import { readMentions } from './mentions.ts';
import { readMinutes } from './minutes.ts';
import { nearestTo } from './names.ts';
import { dropOrders } from './orders.ts';
import { cleanText, foldText } from './plain-text.ts';
import { isPlanning } from './planning.ts';
import { readQuestion } from './question-words.ts';
import { readSaid } from './said-topics.ts';
import { chooseSubject, type Subject } from './subjects.ts';
import { type FieldReading, readField } from './technologies.ts';
import { isEnglish, translateTerms } from './translate.ts';
import type { Meaning, Understanding } from './understanding.ts';

/** Reads a question and the language field beside it. Total: any two strings give an understanding, the same ones always the same. */
export function understand(question: string, languageField: string, index: TopicIndex): Understanding {
  const text = cleanText(question);
  const [english, minutes, level] = [isEnglish(text), readMinutes(text), readLevel(text)];
  const field = readField(languageField);
  const said = readWish(foldText(text));
  const wish = said === 'none' && minutes !== null ? 'plan' : said;
  const meaning = findMeaning(index, { text, wish, field, english });
  const plain = { english, minutes, level, field };
  if (meaning.intent !== 'plan') return { ...plain, ...meaning };
  return { ...plain, ...meaning, ...readSaid(index, { text, field, technologies: meaning.technologies }) };
}

type Question = {
  readonly text: string;
  readonly wish: Wish;
  readonly field: FieldReading;
  readonly english: boolean;
};

/** A question that is so near to a title is about it, whatever else it speaks of: "restaurants near me" in a query. */
const alike = 0.4;
const offTopic = { intent: 'off-topic' } as const;

function findMeaning(index: TopicIndex, question: Question): Meaning {
  const { text, wish, field, english } = question;
  if (wish === 'refusal' || wish === 'comfort') return { intent: 'refusal', comfort: wish === 'comfort' };
  const kept = dropOrders(text);
  if (text !== '' && kept === '') return offTopic;
  const terms = english ? kept : translateTerms(kept);
  const mentions = readMentions(kept);
  const subject = chooseSubject(field, mentions);
  const technologies = 'technologies' in subject ? subject.technologies : listTechnologies(field);
  const bundle = 'technologies' in subject ? subject.bundle : undefined;
  const isAlien = mentions.length === 0 && isEveryday(wish === 'plan' ? keepWish(kept) : kept);
  // A wish for a plan of what we teach is one whatever an answer would be, and finding that costs most.
  if (wish === 'plan' && 'technologies' in subject && !isAlien)
    return wishPlan({ index, terms, technologies, bundle });
  const reading = {
    index,
    bundle,
    wish,
    kept,
    terms,
    mentions,
    technologies,
    words: readWords(index, terms, wish),
  };
  return judgeQuestion(question, reading, { subject, isAlien });
}

/** The sentences that wish for a plan, where there are such: who likes animals may still want a plan to learn. */
function keepWish(kept: string): string {
  const wishes = kept.split(/[.!?]+(?:\s+|$)/).filter((one) => readWish(foldText(one)) === 'plan');
  return wishes.length > 0 ? wishes.join(' ') : kept;
}

type About = { readonly subject: Subject; readonly isAlien: boolean };

function judgeQuestion(
  { wish, field, english }: Question,
  reading: Reading,
  { subject, isAlien }: About,
): Meaning {
  const answer = findAnswer(reading.index, { ...reading, translated: !english });
  const held = holdsQuestion(answer);
  if (!held && isAlien && likenessOf(answer) < alike) return offTopic;
  if ('uncovered' in subject && !(held && canStandIn(subject.uncovered, field, wish))) {
    return { intent: 'uncovered', name: subject.uncovered, nearest: nearestTo(subject.uncovered ?? '') };
  }
  return readPlan(reading, answer) ?? judgeAnswer(reading, answer);
}

/** The words of the question; those around a task that is to be handed in are left aside. */
function readWords(index: TopicIndex, terms: string, wish: Wish): Reading['words'] {
  const words = readQuestion(index, terms);
  return wish === 'homework' ? words.filter(({ text }) => !isPlanning(text)) : words;
}

/** A roadmap whose topics hold "Flask" answers about it; a field with an unknown word in it does not hide a question that is clear. */
function canStandIn(name: string | null, field: FieldReading, wish: Wish): boolean {
  return field.kind === 'covered' || (name === null && wish !== 'plan');
}

function listTechnologies(field: FieldReading): readonly string[] {
  return field.kind === 'covered' ? field.technologies : [];
}
