import type { Exercise } from '#content/exercises/compile-exercise.ts';

import { fetchData } from '../../../browser/fetch-page-data.ts';

const loading = new Map<string, Promise<Exercise | null>>();

/** Each exercise once. Null if it is not available now; the next call tries again. */
export function loadExercise(key: string): Promise<Exercise | null> {
  const known = loading.get(key);
  if (known) return known;
  const asked = fetchData(`/exercises/${key}`).then((data) => {
    const exercise = isExercise(data) ? data : null;
    if (!exercise) loading.delete(key);
    return exercise;
  });
  loading.set(key, asked);
  return asked;
}

/** The build writes these files from the same type. */
function isExercise(data: unknown): data is Exercise {
  return typeof data === 'object' && data !== null && 'starter' in data && 'checks' in data;
}
