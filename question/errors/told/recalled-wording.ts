import { listReportWords } from './report-words.ts';
import { escapePattern, listSlots, parseTemplate } from '../template.ts';

type RecalledPart = { readonly key: string; readonly weight: number } | RecalledValue;
type RecalledValue = {
  readonly slots: readonly string[];
  readonly spaced: boolean;
  /** The slots with what touches them. */
  readonly chunk: string;
};

/** A wording as people remember it: its words and places for values, without quotes and case. */
export type RecalledWording = { readonly parts: readonly RecalledPart[]; readonly weight: number };

export const faintWords: ReadonlySet<string> = new Set(
  'a an the is are was to of for in on at be by it its and or not this that as with from has have do does i my'.split(
    ' ',
  ),
);

/** Below this weight, the name of the error is part of what people remember. */
const minWeight = 10;
const hasSlot = /\{[a-z]+(?:\.\.\.)?\}/;
const around = /^["'`“‘(<[]+|["'`”’)>\].,;:!?(]+$/g;
const opening = /^(?:[A-Z][\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|fatal|warning): /;

export function makeRecalled(template: string): RecalledWording {
  const bare = readParts(template.trim().replace(opening, ''));
  const parts = weighParts(bare) < minWeight ? readParts(template.trim()) : bare;
  return { parts, weight: weighParts(parts) };
}

function readParts(said: string): RecalledPart[] {
  return said
    .split(/\s+/)
    .flatMap((chunk) => (hasSlot.test(chunk) ? [readValue(chunk, said)] : readWords(chunk)));
}

export function weighParts(parts: readonly RecalledPart[]): number {
  return parts.reduce((total, part) => total + ('key' in part ? part.weight : 0), 0);
}

function readValue(chunk: string, template: string): RecalledValue {
  const slots = listSlots(chunk);
  const isSpaced = parseTemplate(template).some(
    (piece) => 'slot' in piece && piece.slot === slots.at(-1) && piece.spaced,
  );
  return { slots, spaced: isSpaced && slots.length === 1, chunk: chunk.replaceAll(around, '') };
}

/** What a word must match to give each slot of a chunk its value. */
export function readPattern({ chunk }: RecalledValue): RegExp {
  const source = parseTemplate(chunk).map((piece) =>
    'slot' in piece ? `(?<${piece.slot}>.+?)` : escapePattern(piece.literal),
  );
  return new RegExp(`^${source.join('')}$`, 'iu');
}

function readWords(chunk: string): RecalledPart[] {
  const words = listReportWords(chunk).filter(({ key }) => /[\p{L}\p{N}$_;:,(){}[\]=]/u.test(key));
  return words.map(({ key }) => ({ key, weight: weigh(key) }));
}

/** Small words identify an error poorly; signs and "not" do so better than their letters suggest. */
function weigh(key: string): number {
  if (key === 'not' || key === 'no') return 4;
  if (faintWords.has(key)) return 1;
  return /[\p{L}\p{N}]/u.test(key) ? Math.min(key.length, 10) : 4;
}
