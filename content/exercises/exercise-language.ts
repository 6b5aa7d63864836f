import { findLanguage } from '../examples/languages.ts';
import type { ExerciseLanguage, ExerciseSource } from './exercise-schema.ts';

/** Languages of technologies in which a task can be done in the page. */
const own: Readonly<Record<string, ExerciseLanguage>> = {
  bash: 'git',
  css: 'css',
  html: 'html',
  javascript: 'javascript',
  json: 'json',
  jsx: 'jsx',
  mongo: 'mongo',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  sql: 'sql',
  typescript: 'typescript',
  vue: 'vue',
};

/** Technologies whose pages load a library, which has the same name. */
const libraries: ReadonlySet<string> = new Set(['bootstrap', 'jquery', 'react', 'tailwind', 'vue']);

/** What an exercise is written in; null if it does not say so and its technology has no such language. */
export function findExerciseLanguage(
  technology: string,
  { language }: Pick<ExerciseSource, 'language'>,
): ExerciseLanguage | null {
  return language ?? own[findLanguage(technology) ?? ''] ?? null;
}

/** What the page of an exercise loads before its code; null if nothing. */
export function findExerciseLibrary(technology: string): string | null {
  return libraries.has(technology) ? technology : null;
}
