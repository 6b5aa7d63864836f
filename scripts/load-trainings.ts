import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { parseLabeled } from '../question/evaluation/labeled-message.ts';
import { loadLibraryContent, loadWishes } from '../content/library.ts';
import { loadCareLines } from '../lexicon/care/load-lines.ts';
import { loadLabeledLines } from '../lexicon/text/load-labeled-lines.ts';
import type { AuthoredLine } from '../question/classify/fit-temperature.ts';
import { makeFollowupLines } from '../question/classify/followup-lines.ts';
import { type ExaminedMessage, makeIntentLines } from '../question/classify/intent-lines.ts';
import { makeWishLines } from '../question/classify/wish-lines.ts';
import type { TrainSettings } from '../question/classify/train-classifier.ts';
import { parseQuestions } from '../question/evaluation/labeled-question.ts';
import { makeNames } from '../search/query/names.ts';

/** What a classifier is trained with, and the file and name of its weights. */
type Training = {
  readonly room: 'intent' | 'followup' | 'goal';
  readonly exported: string;
  readonly lines: readonly AuthoredLine[];
  readonly settings: TrainSettings;
};

export const lexicon = new URL('../lexicon/', import.meta.url);

/** The lines of the classifiers. The settings keep intents within 130 kB of weights, follow-ups within 45 kB and wishes within 5 kB. */
export async function loadTrainings(): Promise<Training[]> {
  const content = await loadLibraryContent();
  const names = makeNames({ technologies: content.roadmaps, ...content.names });
  const tuned = await readFile(new URL('../question/evaluation/tuned.tsv', import.meta.url), 'utf8');
  const [messages, topicQuestions] = [
    await loadLabeledLines(new URL('intent/training/', lexicon)),
    Object.values(content.questions).flat(2),
  ];
  const intents = makeIntentLines(names, {
    lines: messages,
    questions: parseQuestions(tuned),
    topicQuestions,
    care: await loadCareLines(),
    wishes: await loadWishes(),
    examined: await loadExamined(),
  });
  const followups = makeFollowupLines(names, await loadLabeledLines(new URL('followup/training/', lexicon)));
  const wishes = makeWishLines(names, {
    wishes: await loadWishes(),
    others: await loadLabeledLines(new URL('goal/training/', lexicon)),
    messages,
    topicQuestions,
  });
  return [
    { room: 'goal', exported: 'wishModel', lines: wishes, settings: { bits: 15, used: 6000, sizes: 5 } },
    {
      room: 'intent',
      exported: 'intentModel',
      lines: intents,
      settings: { bits: 17, used: 18_000, sizes: 5 },
    },
    {
      room: 'followup',
      exported: 'followupModel',
      lines: followups,
      settings: { bits: 15, used: 3400, sizes: 3 },
    },
  ];
}

const examined = new URL('../bench/questions/understand/', import.meta.url);

/** The messages of each examiner, who is called after the file. */
async function loadExamined(): Promise<ExaminedMessage[]> {
  const files = (await readdir(examined)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, examined), 'utf8')));
  return texts.flatMap((content, at) =>
    parseLabeled(content).map(({ text, intent, hasReply }) => ({
      author: nameExaminer(files[at] ?? ''),
      label: intent,
      text,
      hasReply,
    })),
  );
}

export function nameExaminer(file: string): string {
  return `examiner ${basename(file, '.jsonl')}`;
}
