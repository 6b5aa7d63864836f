import { count } from '#wording/counts.ts';

import { ResultList } from '../../shell/search/result-list.tsx';
import { useSearch } from '../../shell/search/use-search.ts';

const max = 6;

/** Topics of all roadmaps for what is typed, as the search box finds them. */
export function FoundTopics({ typed }: { readonly typed: string }) {
  const { answer } = useSearch(typed);
  const found = answer.groups.find(({ kind }) => kind === 'topic')?.results.slice(0, max) ?? [];
  return (
    <>
      <output className="unseen">{found.length > 0 && count(found.length, 'topic')}</output>
      {found.length > 0 && (
        <section className="catalogue-topics" aria-labelledby="found-topics">
          <h2 id="found-topics">Topics</h2>
          <ResultList results={found} />
        </section>
      )}
    </>
  );
}
