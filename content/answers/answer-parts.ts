import { splitKey } from '../topic-key.ts';
import type { DirectAnswer } from './answer-schema.ts';

/** The technology of answers about learning, which belong to none. */
export const ofNone = 'none';

export function subjectOf({ topic, technology }: Pick<DirectAnswer, 'topic' | 'technology'>): string {
  return topic === undefined ? (technology ?? ofNone) : splitKey(topic).technology;
}

/** The answers that every visit stores, by the name of their file. */
export const firstAnswers = '/answers';

/** Those that are stored once something about a technology was asked. */
export function nameMoreAnswers(subject: string): string {
  return `/more-answers/${subject}`;
}

export function listAnswerFiles(technologies: readonly string[]): string[] {
  return [firstAnswers, ...[ofNone, ...technologies].map(nameMoreAnswers)];
}
