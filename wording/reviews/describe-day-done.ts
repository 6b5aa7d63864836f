import { count } from '../counts.ts';
import { joinWords } from '../lists.ts';

type Done = { readonly done: number; readonly answered: number; readonly acts: number };

/** "3 topics done and 2 questions answered". */
export function describeDayDone({ done, answered, acts }: Done): string {
  const parts = [
    ...(done > 0 ? [`${count(done, 'topic')} done`] : []),
    ...(answered > 0 ? [`${count(answered, 'question')} answered`] : []),
  ];
  if (parts.length > 0) return joinWords(parts);
  return acts > 0 ? 'something done' : 'nothing';
}
