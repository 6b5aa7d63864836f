import { measureEdits } from '../../../search/text/edit-distance.ts';

const maxNames = 300;
/** Text such as "Name: " has no names. */
const prose = /"[^"\n]*[ :!?][^"\n]*"|'[^'\n]*[ :!?][^'\n]*'/g;

/** The name that a misspelled one is most like: from the code, or else from the language. A `$` is never the mistake. */
export function findMeantName(name: string, code: string, among: readonly string[]): string | null {
  const own = (code.replaceAll(prose, ' ').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).slice(0, maxNames);
  const names = [...new Set([...own, ...among])].filter(
    (one) => one !== name && one.length > 1 && one.startsWith('$') === name.startsWith('$'),
  );
  const most = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  const near = names
    .map((one) => ({ one, edits: measureEdits(name.toLowerCase(), one.toLowerCase(), most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits);
  return near[0]?.one ?? null;
}
