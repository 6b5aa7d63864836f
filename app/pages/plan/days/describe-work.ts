import type { Work } from '#journal/fold/state.ts';

import { nameSort } from '#wording/event.ts';
import { joinWords } from '#wording/lists.ts';

/** "Practice: Lists and Tuples". */
export function describeWork({ work, about }: Work, nameTopic: (key: string) => string): string {
  const name = nameSort(work);
  const sort = name.charAt(0).toUpperCase() + name.slice(1);
  return about.length > 0 ? `${sort}: ${joinWords(about.map(nameTopic))}` : sort;
}
