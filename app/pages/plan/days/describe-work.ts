import type { Work } from '#journal/fold/state.ts';

import { nameWorkKind } from '#wording/plan.ts';
import { joinWords } from '#wording/lists.ts';

/** "Practice: Lists and Tuples". */
export function describeWork({ work, about }: Work, nameTopic: (key: string) => string): string {
  const name = nameWorkKind(work);
  return about.length > 0 ? `${name}: ${joinWords(about.map(nameTopic))}` : name;
}
