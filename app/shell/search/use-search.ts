import { useEffect, useState } from 'react';

import { noAnswer, type SearchAnswer } from '../../browser/search/search-result.ts';
import { askSearch } from './ask-search.ts';
import { useFoundNotes } from './use-found-notes.ts';

/** What was found last. It stays until the answer to what is typed now has arrived. */
export type ShownSearch = {
  readonly answer: SearchAnswer;
  /** The query that it answers. */
  readonly typed: string;
  readonly isMissing: boolean;
};

const nothing: ShownSearch = { answer: noAnswer, typed: '', isMissing: false };

/** Searches for every change, without the notes of the learner if a technology is chosen. */
export function useSearch(typed: string, technology?: string, times = 1): ShownSearch {
  const [shown, setShown] = useState(nothing);
  const notes = useFoundNotes(technology === undefined ? typed : '');
  useEffect(() => {
    const asked = new AbortController();
    const ask = async () => {
      const answer = await askSearch({ typed, technology, times });
      if (!asked.signal.aborted) setShown({ answer: answer ?? noAnswer, typed, isMissing: answer === null });
    };
    if (typed.trim() !== '') void ask();
    return () => asked.abort();
  }, [typed, technology, times]);
  if (typed.trim() === '') return nothing;
  if (notes.length === 0) return shown;
  const groups = [...shown.answer.groups, { kind: 'note' as const, results: notes }];
  return { ...shown, answer: { ...shown.answer, groups } };
}
