import type { ErrorFix, ErrorSource } from '../../error-schema.ts';
import { listSlots, optionalWords } from '#question/errors/template.ts';

const groups = /\(\?<([a-z]+)>/g;

/** Names of slots that a sentence uses and that may have no value. */
export function findUnknownSlots({ says, means, why, fixes }: ErrorSource): string[] {
  const sets = says.map((said) => new Set(listSlots(said)));
  const [first = new Set<string>(), ...others] = sets;
  const every = others.reduce((known, set) => known.intersection(set), first);
  const some = others.reduce((known, set) => known.union(set), first);
  const last = fixes.at(-1);
  return [
    ...listMissing('means', means.replaceAll(optionalWords, ''), every),
    ...listMissing('why', why.replaceAll(optionalWords, ''), every),
    ...fixes.flatMap((fix, at) => listFixMissing(fix, at, fix === last ? every : some)),
  ];
}

function listFixMissing(fix: ErrorFix, at: number, known: ReadonlySet<string>): string[] {
  const name = `fix ${at + 1}`;
  const patterns = [fix.given, fix.above, fix.below, fix.when].filter(Boolean).join(' ');
  const own = [...patterns.matchAll(groups)].map(([, group = '']) => group);
  const all = new Set([...known, ...own, 'all', ...(fix.near === undefined ? [] : ['near'])]);
  return [
    ...listMissing(`${name} when`, patterns, all),
    ...listMissing(`${name} to`, fix.to ?? '', all),
    ...listMissing(`${name} top`, fix.top ?? '', all),
    ...listMissing(`${name} say`, fix.say, all),
    ...listMissing(`${name} example`, `${fix.example?.wrong ?? ''} ${fix.example?.right ?? ''}`, known),
    ...[...Object.keys(fix.where ?? {}), ...(fix.near === undefined ? [] : [fix.near])]
      .filter((slot) => !known.has(slot))
      .map((slot) => `${name} where or near: no wording has {${slot}}`),
  ];
}

function listMissing(place: string, text: string, known: ReadonlySet<string>): string[] {
  const missing = listSlots(text).filter((slot) => !known.has(slot));
  return missing.map((slot) => `${place}: {${slot}} may have no value`);
}
