import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadCareLines } from '../lexicon/care/load-lines.ts';
import { writeWeights } from '../question/care/write-weights.ts';

/** Trains the care model on `lexicon/care/lines` and writes its weights. */
const file = join(import.meta.dirname, '../lexicon/care/weights.ts');
await writeFile(file, writeWeights(await loadCareLines()));
