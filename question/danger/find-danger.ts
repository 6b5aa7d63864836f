import { dangerPatterns } from '#lexicon/danger/patterns.ts';
import { entryPatterns } from '#lexicon/danger/entry-patterns.ts';
import { type Danger, dangers } from '#lexicon/danger/danger.ts';
import { dangerExpressions } from '#lexicon/danger/expressions.ts';

import { foldMessage, splitFolded } from '../care/fold-message.ts';
import { findPatterns, indexPatterns } from '../care/match-patterns.ts';
import { type PatternEntry, type PatternItem, readEntries, readItems } from '../care/pattern.ts';

type Sign = { readonly items: readonly PatternItem[] };
/** A message shows a danger if it has all of some signs and none of some others. */
type Rule = { readonly danger: Danger; readonly needs: readonly Sign[]; readonly bars: readonly Sign[] };

const rules = [dangerPatterns, entryPatterns].flatMap(readEntries).flatMap(readRule);
const index = indexPatterns(rules.flatMap(({ needs, bars }) => [...needs, ...bars]));

/** What a message may break for good without its writer seeing it. Total. */
export function findDanger(message: string): Danger | null {
  const found = findPatterns(index, splitFolded(foldMessage(message)));
  const shown = rules.filter(
    ({ needs, bars }) => needs.every((sign) => found.has(sign)) && !bars.some((sign) => found.has(sign)),
  );
  const written = dangerExpressions.filter(([, expression]) => expression.test(message));
  const all = new Set([...shown.map(({ danger }) => danger), ...written.map(([danger]) => danger)]);
  return dangers.find((danger) => all.has(danger)) ?? null;
}

function readRule({ head, body, names }: PatternEntry): Rule[] {
  const danger = dangers.find((one) => one === head);
  const signs = body.split(' & ').map((text) => ({
    bars: text.startsWith('!'),
    items: readItems(text.replace(/^!/, ''), names),
  }));
  const needs = signs.filter(({ bars }) => !bars);
  return danger ? [{ danger, needs, bars: signs.filter(({ bars }) => bars) }] : [];
}
