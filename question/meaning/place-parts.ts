import { listShared } from '../contrasts/presume-shared.ts';
import type { ReplyInput } from '../reply-input.ts';
import {
  type Corrections,
  type Meaning,
  type MeaningPart,
  type MeaningValues,
  type PartName,
  partNames,
} from './meaning.ts';

export type MeaningForm = {
  readonly age: number;
  readonly level: 1 | 2 | 3 | null;
  readonly days: number;
  readonly problem: string;
  readonly corrections?: Corrections | undefined;
};

export function placeParts(form: MeaningForm, read: ReplyInput, values: MeaningValues): Meaning['parts'] {
  const { field } = read;
  const isField =
    field.kind === 'covered' && values.technologies.every((slug) => field.technologies.includes(slug));
  const all: readonly (readonly [PartName, MeaningPart | null])[] = [
    ['intent', { source: 'said', grade: values.grade }],
    [
      'technologies',
      values.technologies.length > 0 ? { source: isField ? 'form' : 'said', grade: 'sure' } : null,
    ],
    ['topics', values.topics.length > 0 ? { source: 'said', grade: values.grade } : null],
    ['known', knownPart(read, values)],
    ['skipped', partSaid(values.skipped.length > 0)],
    ['days', { source: read.span ? 'said' : 'form', grade: 'sure' }],
    ['minutes', partSaid(values.minutes !== null)],
    ['weekdays', partSaid(values.weekdays !== null)],
    ['start', partSaid(values.start !== null)],
    ['until', partSaid(values.until !== null)],
    ['level', levelPart(form, read)],
    ['goal', partSaid(values.goal !== null)],
    ['goalId', goalPart(read)],
  ];
  return Object.fromEntries(all.flatMap(([name, part]) => (part ? [[name, part]] : [])));
}

export function listCorrected(corrections: Corrections = {}): Meaning['parts'] {
  const names = partNames.filter((name) => corrections[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, { source: 'corrected', grade: 'sure' }]));
}

function partSaid(isSet: boolean): MeaningPart | null {
  return isSet ? { source: 'said', grade: 'sure' } : null;
}

function goalPart(read: ReplyInput): MeaningPart | null {
  return read.intent === 'plan' && read.ourGoal ? { source: 'said', grade: read.ourGoal.grade } : null;
}

/** What is known because another technology shares it is only likely. */
function knownPart(read: ReplyInput, { known }: MeaningValues): MeaningPart | null {
  if (known.length === 0) return null;
  const isLikely = read.intent === 'plan' && listShared(read).length > 0;
  return { source: 'said', grade: isLikely ? 'likely' : 'sure' };
}

function levelPart({ level }: MeaningForm, read: ReplyInput): MeaningPart {
  if (read.level !== null) return { source: 'said', grade: 'sure' };
  return { source: level === null ? 'assumed' : 'form', grade: 'sure' };
}
