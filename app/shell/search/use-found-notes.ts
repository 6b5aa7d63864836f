import { useMemo } from 'react';

import { addressOf, splitKey } from '#content/topic-key.ts';
import { matchesWords } from '#search/entries/match-words.ts';

import type { SearchResult } from '../../browser/search/search-result.ts';
import { useOutlines, type Outlines } from '../../record/outlines.ts';
import { useJournal } from '../../record/use-record.ts';

const max = 4;
const shown = 60;

/** The learner's own notes that have all typed words, in any order. */
export function useFoundNotes(typed: string): readonly SearchResult[] {
  const { state } = useJournal();
  const notes = useMemo(() => [...state.topics].filter(([, { note }]) => note !== ''), [state]);
  const outlines = useOutlines(notes.length > 0);
  return useMemo(() => {
    if (typed.trim() === '') return [];
    return notes
      .filter(([, { note }]) => matchesWords(note, typed))
      .slice(0, max)
      .map(([key, { note }]) => describeNote(key, note, outlines));
  }, [notes, outlines, typed]);
}

function describeNote(key: string, note: string, outlines: Outlines | null): SearchResult {
  const { technology, topic } = splitKey(key);
  const outline = outlines?.get(technology);
  const title = outline?.topics.find(({ slug }) => slug === topic)?.title ?? topic.replaceAll('-', ' ');
  const start = note.trim().replaceAll(/\s+/g, ' ').slice(0, shown);
  return { kind: 'note', key, title, href: addressOf(key), about: [outline?.name ?? technology, start] };
}
