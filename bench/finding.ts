import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadLibraryContent } from '#content/library.ts';
import { askQuestion, type Outcome, shareWithin } from '#question/evaluation/ask-question.ts';
import { parseQuestions } from '#question/evaluation/labeled-question.ts';
import { makeLibrary } from '#replies/library.ts';

/**
 * `node bench/finding.ts`: how often search finds the right topic, by kind of question: in the tuned half, in the
 * held-out half, and for people who had not read the aliases. The worst of the tuned half only are shown, so that the
 * other stays unseen.
 */
const worst = 10;
const { index } = makeLibrary(await loadLibraryContent());

for (const half of ['tuned', 'held', 'strangers']) {
  const file = join(import.meta.dirname, `../question/evaluation/${half}.tsv`);
  const times: number[] = [];
  const outcomes = parseQuestions(readFileSync(file, 'utf8')).map((question) => {
    const start = performance.now();
    const outcome = askQuestion(index, question);
    times.push(performance.now() - start);
    return outcome;
  });
  const median = times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  console.info(`${half}: ${outcomes.length} questions, ${median.toFixed(2)} ms in the median`);
  reportShares('all', outcomes);
  for (const [kind, some] of Map.groupBy(outcomes, ({ question }) => question.kind)) reportShares(kind, some);
  if (half === 'tuned')
    outcomes
      .toSorted((a, b) => rankMiss(b) - rankMiss(a))
      .slice(0, worst)
      .forEach(reportMiss);
}

function reportShares(name: string, outcomes: readonly Outcome[]): void {
  const searched = outcomes.map((outcome) => outcome.searched);
  const replied = outcomes.map((outcome) => outcome.replied);
  const understood = outcomes.filter((outcome) => outcome.understood).length / outcomes.length;
  const shares = [
    shareWithin(searched, 1),
    shareWithin(searched, 3),
    shareWithin(replied, 1),
    shareWithin(replied, 3),
  ];
  const [first, three, replyFirst, replyThree] = shares.map((share) => share.toFixed(3));
  console.info(
    `  ${name.padEnd(10)} ${String(outcomes.length).padStart(3)}  first ${first}  in three ${three}` +
      `  | in the reply: first ${replyFirst}  in three ${replyThree}  an answer from its technology ${understood.toFixed(3)}`,
  );
}

function rankMiss({ searched }: Outcome): number {
  return searched < 0 ? Number.POSITIVE_INFINITY : searched;
}

function reportMiss({ question, searched, found }: Outcome): void {
  const place = searched < 0 ? 'not found' : `number ${searched + 1}`;
  console.info(
    `  ${question.technology}: ${question.text} | ${question.wanted.join(' ')} ${place} | ${found.slice(0, 3).join(' ')}`,
  );
}
