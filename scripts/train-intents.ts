import { writeFile } from 'node:fs/promises';

import { writeClassifier } from '../question/classify/write-classifier.ts';
import { lexicon, loadTrainings } from './load-trainings.ts';

/** Trains the classifiers on the lines in `lexicon/` and writes their weights: all of them, or those of the rooms that are named. */
const rooms = process.argv.slice(2);
const trainings = (await loadTrainings()).filter(({ room }) => rooms.length === 0 || rooms.includes(room));
for (const { room, exported, lines, settings } of trainings)
  await writeFile(new URL(`${room}/weights.ts`, lexicon), writeClassifier(exported, lines, settings));
