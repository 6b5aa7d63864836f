import { use } from 'react';

import type { TopicExercise } from '#content/exercises/compile-exercise.ts';
import { findRuntime } from '#workbench/runtimes.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { DoExercise } from './do-exercise.tsx';
import { loadExercise } from './load-exercise.ts';

type OpenExerciseProps = TopicName & Pick<TopicExercise, 'language'>;

/** Loads an exercise and shows it. */
export function OpenExercise({ language, ...name }: OpenExerciseProps) {
  const exercise = use(loadExercise(`${name.technology}/${name.topic}`));
  const runtime = findRuntime(language);
  if (!exercise || !runtime)
    return <p role="alert">This exercise is not on this device yet. Open it again when you are online.</p>;
  return <DoExercise {...name} exercise={exercise} runtime={runtime} />;
}
