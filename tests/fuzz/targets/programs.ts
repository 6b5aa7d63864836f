import fc from 'fast-check';

import { loadExercises } from '#content/library.ts';

import { mutateText } from '../mutate.ts';

type Written = { readonly setup: string; readonly code: string };

/** What our exercises have learners write, right and wrong. */
export async function listPrograms(technology: string): Promise<Written[]> {
  const exercises = Object.values((await loadExercises(technology)) ?? {});
  return exercises.flatMap(({ setup = '', input = '', starter, solution, mistakes }) =>
    [starter, solution, ...mistakes.map(({ code }) => code)].map((code) => ({ setup: setup || input, code })),
  );
}

/** The same, changed, mostly on what comes before it. */
export async function mutatePrograms(technology: string): Promise<fc.Arbitrary<Written>> {
  const programs = await listPrograms(technology);
  const codes = programs.map(({ code }) => code);
  const setups = fc.constantFrom(...new Set(programs.map(({ setup }) => setup)));
  const own = fc
    .constantFrom(...programs)
    .chain(({ setup, code }) => fc.record({ setup: fc.constant(setup), code: mutateText([code], codes) }));
  return fc.oneof({ weight: 4, arbitrary: own }, fc.record({ setup: setups, code: mutateText(codes) }));
}
