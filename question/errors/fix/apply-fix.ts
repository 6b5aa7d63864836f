import type { ErrorFix } from '#content/error-schema.ts';

import { findMeantName } from './meant-name.ts';
import { fillPattern, fillTemplate, type Slots } from '../template.ts';

export type Fixed = {
  /** With the line's indentation, and a line for the top of the file above it. */
  readonly text: string;
  readonly say: string;
  readonly at: number;
  readonly slots: Slots;
};

const maxLine = 200;
const step = '    ';

/** What the first fix says that depends only on the message, such as a module to import. A fix of a line says nothing without the line. */
export function adviseWithoutCode(fixes: readonly ErrorFix[], slots: Slots, hasCode: boolean) {
  for (const fix of fixes) {
    if (hasCode && (fix.to ?? fix.top ?? fix.indent) !== undefined) continue;
    const alone = fix.near ?? (fix.when === undefined ? fix.where : undefined);
    const known = alone ? addNear(fix, [], slots) : null;
    const say = known && holds(fix, known) ? fillTemplate(fix.say, known) : null;
    if (say !== null) return { say };
  }
  return null;
}

export function applyFix(fix: ErrorFix, code: readonly string[], at: number, slots: Slots): Fixed | null {
  const { given, ...rest } = fix;
  if (given === undefined) return applyAt(fix, code, at, slots);
  const groups = matchLine(given, (code[at] ?? '').trim(), slots);
  if (groups === null) return null;
  for (const other of code.keys()) {
    const fixed = other === at ? null : applyAt(rest, code, other, { ...slots, ...groups });
    if (fixed) return fixed;
  }
  return null;
}

function applyAt(fix: ErrorFix, code: readonly string[], at: number, slots: Slots): Fixed | null {
  const target = moveTo(fix, code, at);
  const line = code[target];
  if (line === undefined || line.length > maxLine) return null;
  const bare = line.trim();
  if (isOtherLine(fix, bare, slots)) return null;
  const known = addNear(fix, code, slots);
  if (known === null || !holds(fix, known)) return null;
  const above = matchLine(fix.above, findAbove(code, target).trim(), known);
  const below = matchLine(fix.below, findBelow(code, target).trim(), known);
  const match = matchLine(fix.when, bare, known);
  if (match === null || above === null || below === null) return null;
  const all = { ...known, ...above, ...below, ...match, all: bare };
  const right = fillTemplate(fix.to ?? '{all}', all);
  const top = fillTemplate(fix.top ?? '', all);
  const say = fillTemplate(fix.say, all);
  if (right === null || top === null || say === null) return null;
  const indent = findIndent(fix, code, target);
  const text = right.split('\n').map((part) => (part === '' ? '' : indent + part));
  return { text: [...(top === '' ? [] : [top, '']), ...text].join('\n'), say, at: target, slots: all };
}

/** Whether the fix is for other lines, which is found faster than a misspelled name. */
function isOtherLine({ near, when = '' }: ErrorFix, bare: string, slots: Slots): boolean {
  return (
    near !== undefined && when !== '' && !when.includes('{near}') && matchLine(when, bare, slots) === null
  );
}

function moveTo({ on }: ErrorFix, code: readonly string[], at: number): number {
  if (on === undefined) return at;
  const filled = code.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  return (on === 'above' ? filled.findLast((index) => index < at) : filled.find((index) => index > at)) ?? -1;
}

function addNear({ near, among = [] }: ErrorFix, code: readonly string[], slots: Slots): Slots | null {
  if (near === undefined) return slots;
  const found = findMeantName(slots[near] ?? '', code.join('\n'), among);
  return found === null ? null : { ...slots, near: found };
}

function holds({ where = {} }: ErrorFix, slots: Slots): boolean {
  return Object.entries(where).every(([slot, pattern]) =>
    new RegExp(`^(?:${pattern})$`, 'u').test(slots[slot] ?? ''),
  );
}

/** The groups of the pattern. A group named like a slot must have its value. */
function matchLine(pattern: string | undefined, bare: string, slots: Slots): Slots | null {
  if (pattern === undefined) return {};
  const groups = bare.length > maxLine ? null : fillPattern(pattern, slots)?.exec(bare);
  if (!groups) return null;
  const values = Object.entries(groups.groups ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  const agrees = values.every(([name, value]) => (slots[name] ?? value) === value);
  return agrees ? Object.fromEntries(values) : null;
}

function findAbove(code: readonly string[], at: number): string {
  return code.slice(0, at).findLast((line) => line.trim() !== '') ?? '';
}

function findBelow(code: readonly string[], at: number): string {
  return code.slice(at + 1).find((line) => line.trim() !== '') ?? '';
}

function findIndent({ indent }: ErrorFix, code: readonly string[], at: number): string {
  const line = indent === undefined ? (code[at] ?? '') : findAbove(code, at);
  const own = /^\s*/.exec(line)?.[0] ?? '';
  if (indent !== 'inside') return own;
  return own + (own.includes('\t') ? '\t' : step);
}
