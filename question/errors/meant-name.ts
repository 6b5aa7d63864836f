import { measureEdits } from '../../search/text/edit-distance.ts';

const maxNames = 300;

/** The name that a misspelled one is most like: one of the code, or else one of the language. */
export function findMeantName(name: string, code: string, among: readonly string[]): string | null {
  const own = (code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).slice(0, maxNames);
  const names = [...new Set([...own, ...among])].filter((one) => one !== name && one.length > 1);
  const most = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  const near = names
    .map((one) => ({ one, edits: measureEdits(name.toLowerCase(), one.toLowerCase(), most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits);
  return near[0]?.one ?? null;
}
