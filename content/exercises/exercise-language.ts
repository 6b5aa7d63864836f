import { findLanguage } from '../examples/languages.ts';
import type { ExerciseLanguage, ExerciseSource } from './exercise-schema.ts';

/** Languages of technologies in which a task can be done in the page. */
const own: Readonly<Record<string, ExerciseLanguage>> = {
  css: 'css',
  html: 'html',
  javascript: 'javascript',
  json: 'json',
  python: 'python',
  typescript: 'typescript',
};

/** What an exercise is written in; null if it does not say so and its technology has no such language. */
export function findExerciseLanguage(
  technology: string,
  { language }: Pick<ExerciseSource, 'language'>,
): ExerciseLanguage | null {
  return language ?? own[findLanguage(technology) ?? ''] ?? null;
}
