import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { isEnglish, translateTerms } from '../translate.ts';
import { understand } from '../understand.ts';
import type { ReplyInput } from '../reply-input.ts';
import type { LabeledQuestion } from './labeled-question.ts';

/** What became of a question: where the first right topic is among those found (0 is first, -1 nowhere), and what was understood. */
export type Outcome = {
  readonly question: LabeledQuestion;
  readonly searched: number;
  readonly replied: number;
  readonly found: readonly string[];
  readonly input: ReplyInput;
  readonly understood: boolean;
};

export function askQuestion(index: TopicIndex, question: LabeledQuestion): Outcome {
  const english = isEnglish(question.text);
  const found = findTopics(index, english ? question.text : translateTerms(question.text), {
    technology: question.technology,
    limit: 10,
    translated: !english,
  }).map(({ key }) => key);
  const input = understand(index, { problem: question.text, language: question.field });
  return {
    question,
    searched: findFirst(found, question.wanted),
    replied: findFirst(listReplied(input), question.wanted),
    found,
    input,
    understood: isUnderstood(input, question.technology),
  };
}

export function shareWithin(places: readonly number[], end: number): number {
  return places.filter((place) => place >= 0 && place < end).length / Math.max(1, places.length);
}

function findFirst(keys: readonly string[], wanted: readonly string[]): number {
  return keys.findIndex((key) => wanted.includes(key));
}

function listReplied(input: ReplyInput): string[] {
  if ('topics' in input) return input.topics.map(({ key }) => key);
  return 'goals' in input ? input.goals.map(({ key }) => key) : [];
}

function isUnderstood(input: ReplyInput, technology: string): boolean {
  return input.intent === 'answer' && input.technologies.includes(technology);
}
