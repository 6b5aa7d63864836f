import { readFile, writeFile } from 'node:fs/promises';

import { loadOtherNames, loadRoadmaps } from '../content/library.ts';
import { loadCareLines } from '../lexicon/care/load-lines.ts';
import { loadLabeledLines } from '../lexicon/text/load-labeled-lines.ts';
import { makeIntentLines } from '../question/classify/intent-lines.ts';
import { writeClassifier } from '../question/classify/write-classifier.ts';
import { parseQuestions } from '../question/questions/question.ts';
import { makeNames } from '../search/query/names.ts';

/** Trains the classifier of intents on `lexicon/intent/lines` and writes its weights. */
const lexicon = new URL('../lexicon/', import.meta.url);
const names = makeNames({ technologies: await loadRoadmaps(), ...(await loadOtherNames()) });
const tuned = await readFile(new URL('../question/questions/tuned.tsv', import.meta.url), 'utf8');
const lines = makeIntentLines(names, {
  lines: await loadLabeledLines(new URL('intent/lines/', lexicon)),
  questions: parseQuestions(tuned),
  care: await loadCareLines(),
});
await writeFile(
  new URL('intent/weights.ts', lexicon),
  writeClassifier('intentModel', lines, { bits: 16, used: 9000 }),
);
