import { readNumber, writtenNumber } from './numbers.ts';
import { foldTime } from './fold-time.ts';
import {
  rateBefore,
  spanAside,
  spanBefore,
  spanCue,
  spanOfOthers,
  spanUnits,
} from '#lexicon/time/span-words.ts';
import { moreHalves } from '#lexicon/time/time-words.ts';

/** The whole time for a plan: its days, and the words for it as typed, or the date it ends on. */
export type Span = { readonly days: number; readonly said: string; readonly until?: string };

/** The first span that is said to be there ("in 20 days"), else the first one: "a 45 day plan". Null without one. */
export function readSpan(message: string): Span | null {
  const text = foldTime(message);
  const found = listSpans(message, text);
  const { span = null } = found.find(({ start }) => spanCue.test(text.slice(0, start))) ?? found[0] ?? {};
  return span;
}

type FoundSpan = { readonly start: number; readonly span: Span };

function listSpans(message: string, text: string): FoundSpan[] {
  const found: FoundSpan[] = [];
  for (const match of text.matchAll(spans)) {
    const { number = '', part = '', ...units } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    const [count, each] = [readNumber(number) + readPart(part), daysOf(units)];
    const days = Math.round(count * each);
    if (count * each < 1 || days > maxDays || isAside(text, start, end)) continue;
    if (isSomeDay(text, start, { number, each }) || isOfRecords(text, end, each)) continue;
    if (isArticle.test(number) && (each === 1 || rateBefore.test(text.slice(0, start)))) continue;
    const isLong = days >= mostlyLived || (isArticle.test(number) && days >= year);
    if (isLong && !isToCome(text, start, end)) continue;
    found.push({ start, span: { days, said: quote(message, text, { start, end }) } });
  }
  return found;
}

/** "I want to work there one day" names no time. */
function isSomeDay(text: string, start: number, { number, each }: { number: string; each: number }): boolean {
  return (
    number === 'one' &&
    each === 1 &&
    !/\b(?:in|for|only|just|have|got|within|of|is|be)\s*$/.test(text.slice(0, start))
  );
}

/** "Nine years of notebooks" are kept, not to come. */
function isOfRecords(text: string, end: number, each: number): boolean {
  return each >= year && /^ of (?!free\b|stud|learn|time\b)/.test(text.slice(end));
}

const maxDays = 3650;
/** This many days, unless said to be there, or "a year", usually lie in the past. */
const [mostlyLived, year] = [700, 360];
const names = spanUnits.map(([days, forms]) => `(?<of${days}>${forms})`).join('|');
/** The first number of a range ("2 to 3 weeks"), which is sure. */
const spans = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{N}]|\p{N}[.,:/])(?<number>${writtenNumber})(?:\s*(?:-|to|or|bis|a|ou|o)\s*(?:${writtenNumber}))?[\s-]*(?:(?:full|whole|more|free|good|solid|short|straight)\s)?(?:${names})(?<part>${moreHalves})?(?![\p{sc=Latin}\p{N}])`,
  'gu',
);
const isArticle = /^(?:an?|une?|una|um|ein\p{L}*|uma)$/u;
const farthest = 45;

function daysOf(units: Readonly<Record<string, string | undefined>>): number {
  return spanUnits.find(([days]) => units[`of${days}`] !== undefined)?.[0] ?? 0;
}

function readPart(part: string): number {
  if (part === '') return 0;
  return part.endsWith('quarter') ? 0.25 : 0.5;
}

/** With years, "for" tells about the past, unless a plan is for them. */
const livedFor = /(?<!\b(?:plan|roadmap|schedule|course|learn|study) )\bfor\s*$/;

function isToCome(text: string, start: number, end: number): boolean {
  return (
    (spanCue.test(text.slice(0, start)) && !livedFor.test(text.slice(0, start))) ||
    /^[\s-]*(?:study |learning )?(?:plan|roadmap)/.test(text.slice(end))
  );
}

function isAside(text: string, start: number, end: number): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - farthest), start)
    .split(/[.;!?,]\s/)
    .slice(-1);
  return spanBefore.test(before) || spanOfOthers.test(before) || spanAside.test(text.slice(end));
}

/** As typed, if folding has not moved the letters. */
function quote(message: string, text: string, { start, end }: { start: number; end: number }): string {
  return (message.length === text.length ? message : text).slice(start, end).trim();
}
