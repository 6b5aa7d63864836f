import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { isEnglish, translateTerms } from '../translate.ts';
import { understand } from '../understand.ts';
import type { Understanding } from '../understanding.ts';
import type { Question } from './question.ts';

/** What became of a question: where the first right topic stands among those found (0 is first, -1 nowhere), and what was understood. */
export type Outcome = {
  readonly question: Question;
  /** Among the topics of its technology. */
  readonly searched: number;
  /** Among those of the reply, whatever technology it took. */
  readonly replied: number;
  readonly found: readonly string[];
  readonly understanding: Understanding;
  /** Whether the reply is an answer from the right technology. */
  readonly understood: boolean;
};

/** Asks a question as the search does and as the assistant does. */
export function askQuestion(index: TopicIndex, question: Question): Outcome {
  const english = isEnglish(question.text);
  const found = findTopics(index, english ? question.text : translateTerms(question.text), {
    technology: question.technology,
    limit: 10,
    translated: !english,
  }).map(({ key }) => key);
  const understanding = understand(index, { problem: question.text, language: question.field });
  return {
    question,
    searched: findFirst(found, question.wanted),
    replied: findFirst(listReplied(understanding), question.wanted),
    found,
    understanding,
    understood: isUnderstood(understanding, question.technology),
  };
}

/** The share of outcomes whose place is before `end`, 0 to 1. */
export function shareWithin(places: readonly number[], end: number): number {
  return places.filter((place) => place >= 0 && place < end).length / Math.max(1, places.length);
}

function findFirst(keys: readonly string[], wanted: readonly string[]): number {
  return keys.findIndex((key) => wanted.includes(key));
}

function listReplied(understanding: Understanding): string[] {
  if ('topics' in understanding) return understanding.topics.map(({ key }) => key);
  return 'goals' in understanding ? understanding.goals.map(({ key }) => key) : [];
}

function isUnderstood(understanding: Understanding, technology: string): boolean {
  return understanding.intent === 'answer' && understanding.technologies.includes(technology);
}
