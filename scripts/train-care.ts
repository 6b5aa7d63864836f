import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digestLines, loadTrainingLines } from '../lexicon/care/load-lines.ts';
import { writeWeights } from '../question/care/training/write-weights.ts';

/** Trains the care model on `lexicon/care/training` and what else people say, and writes its weights. */
const file = join(import.meta.dirname, '../lexicon/care/weights.ts');
const lines = await loadTrainingLines();
await writeFile(file, writeWeights(lines, digestLines(lines)));
