import type { KnownError } from '#content/error-schema.ts';

import { fillUnknown, listSlots, type Slots } from './template.ts';

/** The wording that lacks the fewest values, but none about an empty text. */
export function writeMessage({ says }: KnownError, slots: Slots): string {
  const missing = (said: string) => listSlots(said).filter((slot) => slots[slot] === undefined).length;
  const open = says.filter((said) => !/''|""/.test(said));
  const [best = says[0] ?? ''] = open.toSorted((one, other) => missing(one) - missing(other));
  return fillUnknown(best, slots).replace(/ \([^)]*$/, '');
}

/** Who writes a message from memory writes "ngmodel" for `ngModel`. What is in the code is left as it is. */
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
