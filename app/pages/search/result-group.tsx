import { groupTitles, type SearchGroup } from '../../browser/search/search-result.ts';
import { ResultList } from '../../shell/search/result-list.tsx';

export function ResultGroup({ group: { kind, results } }: { readonly group: SearchGroup }) {
  return (
    <section className="result-group" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{groupTitles[kind]}</h2>
      <ResultList results={results} />
    </section>
  );
}
