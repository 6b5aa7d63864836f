import type { LibraryContent } from '#content/roadmap.ts';
import { listRareWords } from '#search/entries/list-rare-words.ts';

import { type EntrySources, listEntries } from './list-entries.ts';

export type WordSources = EntrySources & Pick<LibraryContent, 'answers'>;

/** The rare words of the descriptions, tasks and questions of all topics, and of what learners ask about them, in the order of the entries. */
export function listEntryWords(sources: WordSources): string[] {
  const topics = sources.roadmaps.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
  const { entries } = listEntries(sources);
  const answers = Map.groupBy(sources.answers, ({ topic }) => topic);
  return listRareWords(
    topics.map(({ key, description, task, check, title }, at) => {
      const { names = [], questions = [], chapter = '' } = entries[at] ?? {};
      const asks = (answers.get(key) ?? []).flatMap((answer) => (answer.next ? [] : answer.asks));
      return {
        text: [description, task, check.ask, check.answer, ...asks].join(' '),
        known: [title, ...names, ...questions, chapter].join(' . '),
      };
    }),
  );
}
