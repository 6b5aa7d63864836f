import assert from 'node:assert/strict';

import fc from 'fast-check';

import { exportJournal, importJournal } from '#journal/export.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { arbitraryEvents } from '#journal/testing/arbitrary.ts';

import { mutateJson, mutateText } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

/** Files that were exported, and then changed: what is taken can be read and exported again. */
export async function tryJournals(): Promise<GeneratedTrial> {
  const samples = fc.sample(arbitraryEvents, { numRuns: 60, seed: 1 }).map((events) => exportJournal(events));
  const parsed: unknown[] = samples.map((text) => JSON.parse(text));
  const files = fc.oneof(
    mutateText(samples),
    mutateJson(parsed).map((value) => JSON.stringify(value) ?? ''),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  return makeGeneratedTrial(files, (text) => {
    const read = importJournal(text);
    if ('problem' in read) return assert.match(read.problem, /^\p{Lu}.{5,300}\.$/su);
    foldJournal(read.events, { renamed: [] });
    return assert.deepEqual(importJournal(exportJournal(read.events)), { events: read.events });
  });
}
