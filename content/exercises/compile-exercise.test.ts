import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadSources } from '../library.ts';
import { makeKey } from '../topic-key.ts';
import { compileExercises, compileTopicExercise } from './compile-exercise.ts';
import type { ExerciseSource } from './exercise-schema.ts';

const exercise: ExerciseSource = {
  starter: 'x = 0',
  checks: [{ that: '`x` is 1', test: 'equal(x, 1)', hint: 'Count once.' }],
  solution: 'x = 1',
  also: ['x = 2 - 1'],
  mistakes: [{ code: 'x = 2', trips: 1 }],
};

test('compileTopicExercise takes the language of the exercise, else that of its technology', () => {
  for (const [technology, language, expected] of [
    ['python', undefined, 'python'],
    ['nodejs', undefined, 'javascript'],
    ['dsa', 'python', 'python'],
    ['react', undefined, 'jsx'],
    ['git', undefined, 'git'],
  ] as const)
    assert.equal(compileTopicExercise({ ...exercise, language }, technology).language, expected, technology);
  assert.throws(() => compileTopicExercise(exercise, 'dsa'), /dsa has no language/);
});

test('compileTopicExercise gives the page of the roadmap no more than the language and the brief', () => {
  assert.deepEqual(compileTopicExercise(exercise, 'python'), { language: 'python' });
  assert.deepEqual(compileTopicExercise({ ...exercise, brief: 'Call it `x`.' }, 'python'), {
    language: 'python',
    brief: 'Call it `x`.',
  });
});

test('compileExercises keeps what a learner needs of each exercise, and leaves out the proof', async () => {
  const sources = await loadSources();
  const compiled = compileExercises(sources);
  const all = sources.flatMap(({ slug: technology, exercises = {} }) =>
    Object.entries(exercises).map(([topic, source]) => [makeKey({ technology, topic }), source] as const),
  );
  assert.deepEqual(
    Object.keys(compiled),
    all.map(([key]) => key),
  );
  for (const [key, source] of all) {
    const own = compiled[key];
    assert.deepEqual(
      [own?.starter, own?.solution, own?.checks],
      [source.starter, source.solution, source.checks],
    );
    assert.equal(own?.input, source.input ?? '', key);
    assert.ok(own && !('mistakes' in own) && !('also' in own) && !('brief' in own), key);
  }
});

test('compileExercises names the library only where pages load one', async () => {
  const source = (await loadSources()).find(({ exercises }) => exercises !== undefined);
  assert.ok(source);
  const compile = (slug: string) =>
    Object.values(compileExercises([{ ...source, slug, exercises: { one: exercise } }]))[0];
  assert.equal(compile('jquery')?.library, 'jquery');
  assert.equal(compile('python')?.library, undefined);
});
