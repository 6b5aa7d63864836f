import type { PastedParts } from './split-message.ts';
import type { Slots } from './template.ts';

export type Suspects = {
  readonly code: readonly string[];
  readonly located: number | null;
  readonly named: readonly number[];
  readonly others: readonly number[];
};

const maxSuspects = 60;

export function listSuspects({ code: own, shown, number }: PastedParts, slots: Slots): Suspects {
  const code = addShown(own, shown);
  const located = locate(code, shown, number);
  const names = Object.values(slots).filter((value) => value.length > 0);
  const counted = code.flatMap((line, at) => {
    const count = names.filter((name) => hasWord(line, name)).length;
    return line.trim() === '' || at === located ? [] : [{ at, count }];
  });
  const named = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const others = counted.filter(({ count }) => count === 0);
  const take = (lines: typeof counted) => lines.slice(0, maxSuspects).map(({ at }) => at);
  return { code, located, named: take(named), others: shown === null ? take(others) : [] };
}

/** A report may show a line that the learner did not paste. */
function addShown(code: readonly string[], shown: string | null): readonly string[] {
  if (shown === null || code.some((line) => line.trim() === shown.trim())) return code;
  return [...code, shown.trim()];
}

/** The line that is shown, the nearest to the number; or else the line of that number. */
function locate(code: readonly string[], shown: string | null, number: number | null): number | null {
  const same = shown === null ? [] : code.flatMap((line, at) => (line.trim() === shown.trim() ? [at] : []));
  const wanted = (number ?? 1) - 1;
  const [nearest] = same.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  if (nearest !== undefined) return nearest;
  if (code.length === 1) return 0;
  return number !== null && code[wanted]?.trim() ? wanted : null;
}

function hasWord(line: string, word: string): boolean {
  const hasSign = /^\W|\W$/.test(word);
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    const around = [line.slice(Math.max(0, at - 1), at), line.slice(at + word.length, at + word.length + 1)];
    if (hasSign || around.every((letter) => !/[\p{L}\p{N}_$]/u.test(letter))) return true;
  }
  return false;
}
