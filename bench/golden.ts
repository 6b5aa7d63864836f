import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { understand } from '#question/understand.ts';
import { answerRequest } from '../replies/answer-request.ts';
import type { Request } from '../replies/request.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';

import { makeLibraryLoader } from '../server/assistant/library-loader.ts';

/**
 * `node bench/golden.ts`: answers the messages and makes the plans of questions/golden.jsonl again, and prints what changed. A changed
 * meaning or plan is a failure. Replies that are only worded differently are counted. `--write` keeps the new answers. `--texts FOLDER`
 * writes each reply to a file, so that two folders can be compared.
 */
type Ask = Omit<Request, 'name'>;
type Asked = { readonly technologies: readonly string[]; readonly request: Omit<PlanRequest, 'needs'> };
type Row =
  | { readonly ask: Ask; readonly meaning: unknown; readonly reply: string }
  | { readonly plan: Asked; readonly days: unknown };

const file = join(import.meta.dirname, 'questions/golden.jsonl');
const library = await makeLibraryLoader()();
const folder = process.argv.includes('--texts') ? (process.argv.at(-1) ?? '') : null;
if (folder !== null) mkdirSync(folder, { recursive: true });

const before = readFileSync(file, 'utf8').trimEnd().split('\n');
const after = before.map((line, number) => writeRow(JSON.parse(line), number));
const changed = after.filter((line, number) => line !== before[number]);
const differing = after.flatMap((line, number) => {
  const old = before[number] ?? '';
  return withoutReply(line) === withoutReply(old) ? [] : [[old, line] as const];
});
for (const [old, line] of differing.slice(0, 10))
  console.info(`- ${old.slice(0, 600)}\n+ ${line.slice(0, 600)}\n`);
console.info(
  `${before.length} messages and plans: ${differing.length} differ, ${changed.length - differing.length} only worded differently`,
);
if (process.argv.includes('--write')) writeFileSync(file, `${after.join('\n')}\n`);
else if (differing.length > 0) process.exitCode = 1;

function withoutReply(line: string): string {
  return line.replace(/,"reply":"\w*"/, '');
}

function writeRow(row: Row, number: number): string {
  if ('plan' in row) return JSON.stringify({ plan: row.plan, days: describePlan(row.plan) });
  const { letter, meaning, plan } = answerRequest(library, { name: 'Ada', ...row.ask });
  if (folder !== null) writeFileSync(join(folder, `${number}.md`), letter);
  const understood = understand(library.index, row.ask, library.goalIndex);
  const reply = createHash('sha256').update(letter).digest('hex').slice(0, 12);
  return JSON.stringify(
    { ask: row.ask, meaning: { care: meaning.care, understood, plan }, reply },
    withoutScores,
  );
}

/** The order of topics is part of the meaning; their scores are not. */
function withoutScores(name: string, value: unknown): unknown {
  return ['score', 'coverage', 'similarity'].includes(name) ? undefined : value;
}

function describePlan({ technologies, request }: Asked): unknown {
  const topics = technologies.flatMap((technology) => library.topicsOf.get(technology) ?? []);
  const plan = makePlan(topics, { ...request, needs: library.needs });
  const { covered, leftOut, assumed, before: first, next, finishedOn } = plan;
  return {
    days: plan.days.map(describeDay),
    covered: covered.join(' '),
    leftOut: leftOut.map(({ key, why }) => `${key} ${why}`).join(', '),
    assumed: assumed.join(' '),
    first,
    next,
    finishedOn,
  };
}

function describeDay({ type, items, reviews, recalls, fill, minutes, budget }: Plan['days'][number]): string {
  return [
    `${type} ${minutes}/${budget}`,
    ...items.map(({ key, part, parts, minutes: long, why }) => `${key} ${part}/${parts} ${long} ${why.kind}`),
    ...reviews.map(({ key, round, gap }) => `review ${key} ${round} ${gap}`),
    ...recalls.map((key) => `recall ${key}`),
    ...(fill ? [`${fill.kind} ${fill.minutes} ${fill.about.join(' ')}`] : []),
  ].join('; ');
}
