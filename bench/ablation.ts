import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadLibraryContent } from '#content/library.ts';
import { parseQuestions } from '#question/evaluation/labeled-question.ts';
import { makeListEdits } from './ablation/list-edits.ts';
import { type Edit, loadVariant } from './ablation/load-variant.ts';
import { ruleEdits } from './ablation/rules.ts';

/**
 * `node bench/ablation.ts [name …]`: what each list of words and each rule of search adds. Switches one off at a time, and prints how many
 * points (hundredths) are lost: right topic first and in three by half, messages off topic that are refused and questions that are answered.
 */
const root = join(import.meta.dirname, '..');
const content = await loadLibraryContent();
const halves = ['tuned', 'held', 'strangers'].map((half) =>
  parseQuestions(readFileSync(join(root, `question/evaluation/${half}.tsv`), 'utf8')),
);
const lines = globSync(join(root, 'lexicon/intent/training/*.tsv')).flatMap((file) =>
  readFileSync(file, 'utf8').trimEnd().split('\n'),
);
const offTopic = listTexts(['offtopic']);
const questions = listTexts(['concept', 'error', 'compare']);

const whole = await measure({ file: '', change: (source) => source });
console.info(`${'points'.padEnd(36)} tuned       held        strangers   all         refused answered`);
print('everything', whole);
const names = process.argv.slice(2);
for (const edit of [...makeListEdits(join(root, 'lexicon/text')), ...ruleEdits]) {
  if (names.length > 0 && !names.some((name) => edit.name.includes(name))) continue;
  const figures = await measure(edit);
  print(
    `− ${edit.name}`,
    figures.map((figure, at) => figure - (whole[at] ?? 0)),
  );
}

function listTexts(intents: readonly string[]): string[] {
  const rows = lines.map((line) => line.split('\t'));
  return rows.flatMap(([intent = '', language, text = '']) =>
    intents.includes(intent) && language === 'en' ? [text] : [],
  );
}

async function measure(edit: Edit): Promise<number[]> {
  const { makeLibrary, askQuestion, understand } = await loadVariant(edit);
  const { index } = makeLibrary(content);
  const places = halves.map((half) => half.map((question) => askQuestion(index, question).searched));
  const share = (texts: readonly string[], wanted: boolean) =>
    texts.filter(
      (text) => (understand(index, { problem: text, language: '' }).intent === 'off-topic') === wanted,
    ).length / texts.length;
  return [
    ...[...places, places.flat()].flatMap((some) => [shareWithin(some, 1), shareWithin(some, 3)]),
    share(offTopic, true),
    share(questions, false),
  ].map((figure) => figure * 100);
}

function shareWithin(places: readonly number[], end: number): number {
  return places.filter((place) => place >= 0 && place < end).length / places.length;
}

function print(name: string, figures: readonly number[]): void {
  console.info(`${name.padEnd(36)}${figures.map((figure) => figure.toFixed(1).padStart(6)).join('')}`);
}
