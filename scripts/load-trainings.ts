import { readFile } from 'node:fs/promises';

import { loadLibraryContent } from '../content/library.ts';
import { loadCareLines } from '../lexicon/care/load-lines.ts';
import { loadLabeledLines } from '../lexicon/text/load-labeled-lines.ts';
import type { AuthoredLine } from '../question/classify/fit-temperature.ts';
import { makeFollowupLines } from '../question/classify/followup-lines.ts';
import { makeIntentLines } from '../question/classify/intent-lines.ts';
import type { TrainSettings } from '../question/classify/train-classifier.ts';
import { parseQuestions } from '../question/questions/question.ts';
import { makeNames } from '../search/query/names.ts';

/** What a classifier is trained with, and the file and name of its weights. */
type Training = {
  readonly room: 'intent' | 'followup';
  readonly exported: string;
  readonly lines: readonly AuthoredLine[];
  readonly settings: TrainSettings;
};

export const lexicon = new URL('../lexicon/', import.meta.url);

/** The lines of both classifiers. The settings keep intents within 65 kB of weights and follow-ups within 45 kB. */
export async function loadTrainings(): Promise<Training[]> {
  const content = await loadLibraryContent();
  const names = makeNames({ technologies: content.roadmaps, ...content.names });
  const tuned = await readFile(new URL('../question/questions/tuned.tsv', import.meta.url), 'utf8');
  const intents = makeIntentLines(names, {
    lines: await loadLabeledLines(new URL('intent/lines/', lexicon)),
    questions: parseQuestions(tuned),
    topicQuestions: Object.values(content.questions).flat(2),
    care: await loadCareLines(),
  });
  const followups = makeFollowupLines(names, await loadLabeledLines(new URL('followup/lines/', lexicon)));
  return [
    { room: 'intent', exported: 'intentModel', lines: intents, settings: { bits: 16, used: 9000, sizes: 5 } },
    {
      room: 'followup',
      exported: 'followupModel',
      lines: followups,
      settings: { bits: 15, used: 3400, sizes: 3 },
    },
  ];
}
