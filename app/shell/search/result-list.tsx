import type { SearchResult } from '../../browser/search/search-result.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ResultText } from './result-text.tsx';

export function ResultList({ results }: { readonly results: readonly SearchResult[] }) {
  return (
    <ul>
      {results.map((result) => (
        <li key={result.key}>
          <PageLink to={result.href}>
            <ResultText result={result} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
