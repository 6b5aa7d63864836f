import type { KnownError } from '#content/error-schema.ts';

import { makeRecalled, weighParts } from './recalled-wording.ts';
import { listReportWords } from './report-words.ts';
import { fillUnknown, listSlots, type Slots } from '../template.ts';

/** The wording most like what was told that lacks few values; none about empty text. */
export function writeMessage({ says }: KnownError, told: string, slots: Slots): string {
  const keys = new Set(listReportWords(told).map(({ key }) => key));
  const open = says.filter((said) => !/''|""/.test(said));
  const weighed = open.map((said) => {
    const shared = makeRecalled(said).parts.filter((part) => 'key' in part && keys.has(part.key));
    const missing = listSlots(said).filter((slot) => slots[slot] === undefined);
    return { said, weight: weighParts(shared) - missing.length * missingWeight };
  });
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight);
  return fillUnknown(best?.said ?? says[0] ?? '', slots).replace(/ \([^)]*$/, '');
}

/** A missing value weighs as much as a word of four letters. */
const missingWeight = 4;

/** From memory, people write "ngmodel" for `ngModel`. What is in the code stays. */
export function spellNames({ fixes }: KnownError, slots: Slots, code: string): Slots {
  const names = new Map(fixes.flatMap(({ among = [] }) => among.map((name) => [name.toLowerCase(), name])));
  const spelled = Object.entries(slots).map(([slot, value]) => [
    slot,
    code.includes(value) ? value : (names.get(value.toLowerCase()) ?? value),
  ]);
  return Object.fromEntries(spelled);
}

/** "undefined variable x" is about `$x`. */
export function addSigns({ signs }: KnownError, slots: Slots): Slots {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => {
      const sign = signs[slot] ?? '';
      return [slot, value.startsWith(sign) ? value : sign + value];
    }),
  );
}
