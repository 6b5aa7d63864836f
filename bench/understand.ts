import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { median } from './support/processes.ts';
import {
  gradeShare,
  hasIntent,
  hasRightTopic,
  type Judged,
  judgeSlot,
  offersRightTopic,
  slotNames,
} from './understanding/judge-parts.ts';
import { type LabeledMessage, parseLabeled } from '#question/evaluation/labeled-message.ts';
import { loadReader } from './understanding/load-reader.ts';
import { type Reader, readMessageParts } from './understanding/read-message-parts.ts';

/**
 * `node bench/understand.ts [file …]`: how well messages are understood whose meaning an examiner wrote down, in
 * bench/questions/understand. The classifier learned from these, so each file is read with weights that did not. Prints totals only, so
 * that new messages stay unseen; `--misses` prints those misread.
 */
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const stored = globSync(join(import.meta.dirname, 'questions/understand/*.jsonl')).toSorted();
const times: number[] = [];
const judged: Judged[] = [];
for (const file of given.length > 0 ? given : stored) {
  const reader = await loadReader(file);
  const own = parseLabeled(readFileSync(file, 'utf8')).map((message) => judge(reader, message));
  reportIntents(basename(file), own);
  judged.push(...own);
}

console.info(`${judged.length} messages`);
if (judged.length > 0) {
  console.info(`${median(times).toFixed(2)} ms each, as the median`);
  reportIntents('all', judged);
  reportEach('group', (one) => one.message.group);
  reportEach('intent', (one) => one.message.intent);
  reportEach('grade', ({ read }) => read.grade);
  reportEach('share of the classifier', gradeShare);
  reportCare();
  for (const name of slotNames) reportSlot(name);
  reportTopics();
  if (process.argv.includes('--misses'))
    judged.filter((one) => !hasIntent(one, one.read.intents.slice(0, 1))).forEach(reportMiss);
}

function judge(reader: Reader, message: LabeledMessage): Judged {
  const start = performance.now();
  const read = readMessageParts(reader, message);
  times.push(performance.now() - start);
  return { message, read };
}

function reportEach(name: string, keyOf: (one: Judged) => string): void {
  console.info(`by ${name}`);
  for (const [key, some] of Map.groupBy(judged, keyOf)) reportIntents(key, some);
}

function reportIntents(name: string, some: readonly Judged[]): void {
  const shares = (['intents', 'classified'] as const).flatMap((reader) =>
    [1, 2].map((places) => share(some, (one) => hasIntent(one, one.read[reader].slice(0, places)))),
  );
  const [first, two, classifiedFirst, classifiedTwo] = shares;
  console.info(
    `  ${name.padEnd(12)} ${String(some.length).padStart(4)}  intent first ${first}  in two ${two}` +
      `  | the classifier alone: first ${classifiedFirst}  in two ${classifiedTwo}`,
  );
}

function reportCare(): void {
  const [needed, harmless] = [
    judged.filter(({ message }) => message.care !== 'none'),
    judged.filter(({ message }) => message.care === 'none'),
  ];
  const [found, replied] = [
    share(needed, ({ read }) => read.care !== 'none'),
    share(harmless, ({ read }) => read.care === 'reply'),
  ];
  const lines = share(harmless, ({ read }) => read.care === 'line');
  console.info(
    `care: found ${found} of ${needed.length}; of ${harmless.length} others ${replied} stopped, ${lines} with a line`,
  );
}

function reportSlot(name: (typeof slotNames)[number]): void {
  const counts = Map.groupBy(judged, (one) => judgeSlot(one, name));
  const shown = ['right', 'wrong', 'missed', 'claimed'].map(
    (verdict) => `${verdict} ${counts.get(verdict)?.length ?? 0}`,
  );
  console.info(`${name}: ${shown.join(', ')}`);
}

function reportTopics(): void {
  const asked = judged.filter(({ message }) => message.topics.length > 0);
  const [first, among] = [share(asked, hasRightTopic), share(asked, offersRightTopic)];
  console.info(`topics: ${asked.length} messages, the right one first ${first}, among the choices ${among}`);
  const offered = asked.filter(({ read }) => read.choices.length > 0);
  console.info(
    `"did you mean": ${offered.length} messages, the right one ${share(offered, offersRightTopic)}`,
  );
}

function reportMiss({ message, read }: Judged): void {
  console.info(
    `  ${message.intent} read as ${read.intents[0]} (classified ${read.classified[0]}): ${message.text}`,
  );
}

function share(some: readonly Judged[], holds: (one: Judged) => boolean): string {
  return some.length === 0 ? 'none' : (some.filter(holds).length / some.length).toFixed(3);
}
