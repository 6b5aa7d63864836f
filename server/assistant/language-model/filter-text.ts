import { limits } from '../../limits.ts';

import type { Allowed } from './allowed.ts';
import { filterCode } from './filter-code.ts';
import { filterLine } from './filter-line.ts';
import { beforeLength, keepFit } from './safety/is-fit.ts';

const invisible = /(?!\t)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/;
const endless = new RegExp(`\\S{${limits.model.words.maxLetters + 1}}`);

/**
 * Makes a model's text safe line by line, however it was cut. Tokens become topic links; unknown addresses, images,
 * HTML and invisible characters are removed.
 */
export function filterText(text: string, allowed: Allowed): string {
  const filter = makeLineFilter(allowed);
  return filter.pass(text) + filter.end();
}

export function makeLineFilter(allowed: Allowed) {
  let open = '';
  let inCode = false;
  let before = '';
  const passLine = (line: string) => {
    const seen = line.replaceAll(invisible, '');
    if (isEndless(seen)) return '';
    if (fence.test(seen)) {
      inCode = !inCode;
      return '```';
    }
    if (inCode) return allowed.isFit(seen) ? filterCode(seen, allowed) : '';
    const fit = keepFit(seen, allowed.isFit, before);
    before = fit.trim() === '' ? before : fit.slice(-beforeLength);
    return filterLine(fit, allowed);
  };
  return {
    /** Returns the lines that end in this piece, each with its line break. */
    pass(piece: string): string {
      const lines = `${open}${piece}`.split('\n');
      open = lines.pop() ?? '';
      return lines.map((line) => `${passLine(line)}\n`).join('');
    },
    /** Returns the rest and closes an open code block. */
    end(): string {
      const last = open === '' ? '' : passLine(open);
      open = '';
      return inCode ? `${last}\n\`\`\`` : last;
    },
  };
}

/** Searching such a word for addresses would take too long. */
export function isEndless(text: string): boolean {
  return endless.test(text);
}
