import { limits } from '../../limits.ts';

import type { Allowed } from './allowed.ts';
import { filterCode } from './filter-code.ts';
import { filterLine } from './filter-line.ts';

const invisible = /(?!\t)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/;
const endless = new RegExp(`\\S{${limits.model.words.maxLetters + 1}}`);

/**
 * Makes what a model wrote safe, whole line by whole line, so that it cannot matter how it arrived. A token becomes
 * the topic's link; an address that is not in the registry, an image, HTML and anything invisible never come through.
 */
export function filterText(text: string, allowed: Allowed): string {
  const gate = makeLineFilter(allowed);
  return gate.pass(text) + gate.end();
}

/** A gate that text is fed to in pieces; `pass` gives the finished lines so far that are safe to show. */
export function makeLineFilter(allowed: Allowed) {
  let open = '';
  let inCode = false;
  const passLine = (line: string) => {
    const seen = line.replaceAll(invisible, '');
    if (isEndless(seen)) return '';
    if (fence.test(seen)) {
      inCode = !inCode;
      return '```';
    }
    return inCode ? filterCode(seen, allowed) : filterLine(seen, allowed);
  };
  return {
    /** Gives the lines that end in this piece, each with its line break. */
    pass(piece: string): string {
      const lines = `${open}${piece}`.split('\n');
      open = lines.pop() ?? '';
      return lines.map((line) => `${passLine(line)}\n`).join('');
    },
    /** Gives what is left, and closes what was opened. */
    end(): string {
      const last = open === '' ? '' : passLine(open);
      open = '';
      return inCode ? `${last}\n\`\`\`` : last;
    },
  };
}

/** Whether a word is longer than any that is meant to be read: looking through it for addresses would take too long. */
export function isEndless(text: string): boolean {
  return endless.test(text);
}
