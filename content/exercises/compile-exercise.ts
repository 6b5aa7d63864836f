import { makeKey } from '../topic-key.ts';
import type { TechnologySource } from '../schema.ts';
import { findExerciseLanguage, findExerciseLibrary } from './exercise-language.ts';
import type { ExerciseLanguage, ExerciseSource } from './exercise-schema.ts';

/** What the page of a roadmap says of an exercise. The rest is in a file of its own. */
export type TopicExercise = { readonly language: ExerciseLanguage; readonly brief?: string | undefined };

/** What is loaded once a learner opens the exercise. */
export type Exercise = {
  readonly starter: string;
  /** What the program reads. */
  readonly input: string;
  /** Commands that have been run before. */
  readonly setup?: string;
  /** The HTML that a style sheet is for, or that a script works on. */
  readonly page?: string;
  /** What the page loads first. */
  readonly library?: string;
  readonly checks: ExerciseSource['checks'];
  readonly solution: string;
};

/** By the key of their topic. */
export type Exercises = Readonly<Record<string, Exercise>>;

/** Throws if an exercise does not say its language and its technology has none. */
export function compileTopicExercise(exercise: ExerciseSource, technology: string): TopicExercise {
  const language = findExerciseLanguage(technology, exercise);
  if (language === null) throw new Error(`An exercise of ${technology} has no language.`);
  return exercise.brief === undefined ? { language } : { language, brief: exercise.brief };
}

/** What only the proof needs is left out. */
export function compileExercises(sources: readonly TechnologySource[]): Exercises {
  return Object.fromEntries(
    sources.flatMap(({ slug: technology, exercises = {} }) => {
      const library = findExerciseLibrary(technology);
      return Object.entries(exercises).map(
        ([topic, { starter, input = '', page, setup, checks, solution }]) => [
          makeKey({ technology, topic }),
          {
            starter,
            input,
            checks,
            solution,
            ...(page !== undefined && { page }),
            ...(setup !== undefined && { setup }),
            ...(library !== null && { library }),
          },
        ],
      );
    }),
  );
}
