import { use } from 'react';

import type { TopicExercise } from '#content/exercises/compile-exercise.ts';
import { isShown } from '#workbench/page/write-checked-page.ts';
import { findRuntime } from '#workbench/runtimes.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { loadExercise } from './load-exercise.ts';
import { PageExercise } from './page-exercise.tsx';
import { ProgramExercise } from './program-exercise.tsx';

type OpenExerciseProps = TopicName & Pick<TopicExercise, 'language'>;

/** Loads an exercise and shows the place to do it. */
export function OpenExercise({ language, ...name }: OpenExerciseProps) {
  const exercise = use(loadExercise(`${name.technology}/${name.topic}`));
  if (exercise && isShown({ language, page: exercise.page }))
    return <PageExercise {...name} exercise={exercise} language={language} />;
  const runtime = findRuntime(language);
  if (exercise && runtime) return <ProgramExercise {...name} exercise={exercise} runtime={runtime} />;
  return <p role="alert">This exercise is not on this device yet. Open it again when you are online.</p>;
}
