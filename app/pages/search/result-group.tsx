import { groupTitles, type SearchGroup } from '../../browser/search/search-result.ts';
import { ResultText } from '../../shell/search/result-text.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export function ResultGroup({ group: { kind, results } }: { readonly group: SearchGroup }) {
  return (
    <section className="result-group" aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{groupTitles[kind]}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.key}>
            <PageLink to={result.href}>
              <ResultText result={result} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
