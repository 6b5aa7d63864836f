import { writeFile } from 'node:fs/promises';

import { writeClassifier } from '../question/classify/write-classifier.ts';
import { lexicon, loadTrainings } from './load-trainings.ts';

/** Trains the classifiers of intents and of follow-ups on the lines in `lexicon/`, and writes their weights. */
for (const { room, exported, lines, settings } of await loadTrainings())
  await writeFile(new URL(`${room}/weights.ts`, lexicon), writeClassifier(exported, lines, settings));
