import { basename } from 'node:path';

import { loadLibraryContent } from '#content/library.ts';
import { intentModel } from '#lexicon/intent/weights.ts';
import { writeClassifierAt } from '#question/classify/write-classifier.ts';

import { loadTrainings, nameExaminer } from '../../scripts/load-trainings.ts';
import { loadVariant } from '../ablation/load-variant.ts';
import type { Reader } from './read-message-parts.ts';

/** Loads what reads the messages of a file: with weights that learned nothing from them, where the shipped ones did. */
export async function loadReader(file: string): Promise<Reader> {
  const training = (await loadTrainings()).find(({ room }) => room === 'intent');
  if (!training) throw new Error('There is no training of intents.');
  const { exported, lines, settings } = training;
  const others = lines.filter(({ author }) => author !== nameExaminer(basename(file)));
  const { temperature } = intentModel;
  const change = (source: string): string =>
    others.length === lines.length
      ? source
      : writeClassifierAt(exported, others, { ...settings, temperature });
  const variant = await loadVariant({ file: 'lexicon/intent/weights.ts', change });
  return { ...variant, library: variant.makeLibrary(await loadLibraryContent()) };
}
