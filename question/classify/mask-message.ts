import { looksLikeCode } from '../intent/content.ts';
import type { Mention } from '../names/mentions.ts';
import { splitNames } from '../names/technologies.ts';
import { foldText } from '../../search/text/plain-text.ts';

/** Letters that no learner writes mark what was left out. */
const masks = { covered: 'ǀ', uncovered: 'ǁ', number: 'ǂ', code: 'ǃ' };
const numbers = /(?<![\p{L}\p{N}])\d+(?:[.,:]\d+)*(?!\d)/gu;

/** Masks technologies, code and numbers: what is wanted does not depend on which they are. */
export function maskMessage(text: string, mentions: readonly Mention[]): string {
  return maskNames(foldText(text), mentions)
    .split(' ')
    .map((piece) => (looksLikeCode(piece) ? masks.code : piece))
    .join(' ')
    .replace(numbers, ` ${masks.number} `);
}

function maskNames(folded: string, mentions: readonly Mention[]): string {
  const places = placeWords(folded);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, kind } of mentions) {
    parts.push(folded.slice(done, places[start]?.start), ` ${masks[kind]} `);
    done = places[end - 1]?.end ?? done;
  }
  return [...parts, folded.slice(done)].join('');
}

function placeWords(folded: string): { readonly start: number; readonly end: number }[] {
  let from = 0;
  return splitNames(folded).map((word) => {
    const start = folded.indexOf(word, from);
    from = start + word.length;
    return { start, end: from };
  });
}
