import { listRareWords } from '#search/entries/list-rare-words.ts';

import { type EntrySources, listEntries } from './list-entries.ts';

/** The rare words of the descriptions, tasks and questions of all topics, in the order of the entries. */
export function listEntryWords(sources: EntrySources): string[] {
  const topics = sources.roadmaps.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
  const { entries } = listEntries(sources);
  return listRareWords(
    topics.map(({ description, task, check, title }, at) => {
      const { names = [], questions = [], chapter = '' } = entries[at] ?? {};
      return {
        text: [description, task, check.ask, check.answer].join(' '),
        known: [title, ...names, ...questions, chapter].join(' . '),
      };
    }),
  );
}
