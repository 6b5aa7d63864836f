import { brotliCompressSync } from 'node:zlib';

import { followupModel } from '#lexicon/followup/weights.ts';
import { wishModel } from '#lexicon/goal/weights.ts';
import { intentModel } from '#lexicon/intent/weights.ts';
import { classify } from '#question/classify/classify.ts';
import type { AuthoredLine } from '#question/classify/fit-temperature.ts';
import { packClassifier, unpackClassifier } from '#question/classify/pack-classifier.ts';
import { trainClassifier, type TrainSettings } from '#question/classify/train-classifier.ts';

import { loadTrainings } from '../scripts/load-trainings.ts';

/**
 * `node bench/intents.ts`: how often the classifiers are right about the lines of an author when they learned from the others: of all
 * lines, and of those that nobody else wrote in nearly the same words. Shares are judged at the temperature of the shipped weights.
 */
const shipped = { intent: intentModel, followup: followupModel, goal: wishModel };
const needReply: ReadonlySet<string> = new Set(['change', 'followup']);

for (const { room, lines, settings } of await loadTrainings()) {
  const size = brotliCompressSync(JSON.stringify(shipped[room])).length;
  console.info(`${room}: ${lines.length} lines, weights ${(size / 1000).toFixed(1)} kB`);
  const authors = [...new Set(lines.flatMap(({ author }) => author ?? []))];
  const answers = authors.flatMap((author) => askAuthor(lines, author, { ...settings, ...shipped[room] }));
  for (const [author, own] of Map.groupBy(answers, (answer) => answer.author)) report(author, own);
  report('all', answers);
  report(
    'not alike',
    answers.filter(({ isRepeated }) => !isRepeated),
  );
  for (const [grade, some] of Map.groupBy(answers, ({ share }) => gradeShare(share))) report(grade, some);
}

type Answer = {
  readonly author: string;
  /** The place of the right label. */
  readonly place: number;
  readonly share: number;
  readonly isRepeated: boolean;
};

function askAuthor(
  lines: readonly AuthoredLine[],
  author: string,
  { temperature, ...settings }: TrainSettings & { readonly temperature: number },
): Answer[] {
  const others = lines.filter((line) => line.author !== author);
  const model = unpackClassifier(packClassifier(trainClassifier(others, settings), temperature));
  const words = others.map(({ text }) => listWords(text));
  return lines
    .filter((line) => line.author === author)
    .map(({ text, tags, label }) => {
      const all = classify(model, text, tags);
      const ranked = tags.includes('hasReply') ? all : all.filter((one) => !needReply.has(one.label));
      const own = listWords(text);
      return {
        author,
        place: ranked.findIndex((one) => one.label === label),
        share: ranked[0]?.share ?? 0,
        isRepeated: words.some((other) => isAlike(own, other)),
      };
    });
}

function listWords(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu));
}

/** Whether two texts share more than four in ten of their words. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (Math.min(one.size, other.size) < 0.4 * Math.max(one.size, other.size)) return false;
  return one.intersection(other).size > 0.4 * one.union(other).size;
}

function gradeShare(share: number): string {
  if (share >= 0.8) return 'sure';
  return share >= 0.4 ? 'likely' : 'lost';
}

function report(name: string, answers: readonly Answer[]): void {
  const within = (places: number) =>
    (answers.filter(({ place }) => place >= 0 && place < places).length / answers.length).toFixed(3);
  console.info(
    `  ${name.padEnd(10)} ${String(answers.length).padStart(5)}  first ${within(1)}  in two ${within(2)}  in three ${within(3)}`,
  );
}
