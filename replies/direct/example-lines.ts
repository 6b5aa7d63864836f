import type { Listing, TopicSection } from '#content/roadmap.ts';

import { escapeMarks, namesAddress } from '../marks.ts';
import { fenceCode } from '../kinds/fence-code.ts';

const longest = 18;

/** The example of a topic with what came of it, where it can be read by itself; nothing where it needs other files or an address. */
export function showListing({ example }: TopicSection): string[] {
  if (!example || 'case' in example || !readsAlone(example)) return [];
  const { when, code, language } = example;
  return [`**An example.** ${escapeMarks(when)}\n\n${fenceCode(code, language)}`, ...showOutcome(example)];
}

function readsAlone({ code, setup, files, input, prints = '' }: Listing): boolean {
  const isShort = countLines(code) + countLines(prints) <= longest;
  return (
    isShort &&
    setup === undefined &&
    files === undefined &&
    input === undefined &&
    !namesAddress(code + prints)
  );
}

function showOutcome({ prints, fails, looks }: Listing): string[] {
  if (prints !== undefined) return [`It prints:\n\n${fenceCode(prints.trimEnd(), '')}`];
  if (fails !== undefined) return [`It stops with:\n\n${fenceCode(fails.trimEnd(), '')}`];
  return looks === undefined ? [] : [escapeMarks(looks)];
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length;
}
