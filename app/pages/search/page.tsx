import './search.css';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { sharedLimits } from '#contract/limits.ts';

import { usePageData } from '../../browser/page-data.ts';
import { sayResults } from '../../browser/search/search-result.ts';
import { saveRecentSearch } from '../../shell/search/recent-searches.ts';
import { suggestions } from '../../shell/search/suggestions.ts';
import { useSearch } from '../../shell/search/use-search.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { pageTimes } from './page-times.ts';
import { ResultGroup } from './result-group.tsx';

/** The results of a query in the address. The server writes them into the page; elsewhere the browser finds them. */
export function SearchPage() {
  const data = usePageData('search', '/search');
  const [parameters] = useSearchParams();
  const asked = (parameters.get('q') ?? '').slice(0, sharedLimits.search);
  const query = useHydrated() ? asked : data.query;
  const isWritten = query === data.query;
  const shown = useSearch(isWritten ? '' : query, undefined, pageTimes);
  const answer = isWritten ? data.answer : shown.answer;
  const isAnswered = query.trim() !== '' && (isWritten || shown.typed === query);
  return (
    <div className="page search-page">
      <h1>Search</h1>
      <SearchForm key={query} query={query} />
      <output className="search-count">
        {isAnswered
          ? shown.isMissing
            ? 'The search could not be loaded.'
            : sayResults(answer, query)
          : query && 'One moment...'}
      </output>
      {isAnswered
        ? answer.groups.map((group) => <ResultGroup key={group.kind} group={group} />)
        : !query && <Suggestions />}
    </div>
  );
}

/** It is sent to the server where no script runs. */
function SearchForm({ query }: { readonly query: string }) {
  const navigate = useNavigate();
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const words = typeof typed === 'string' ? typed : '';
    saveRecentSearch(words);
    void navigate(`/search?q=${encodeURIComponent(words)}`);
  };
  return (
    <search>
      <form action="/search" className="search-form" onSubmit={send}>
        <label htmlFor={id} className="unseen">
          What are you looking for?
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={sharedLimits.search}
          autoComplete="off"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}

function Suggestions() {
  return (
    <p className="search-suggestions">
      Such as{' '}
      {suggestions.map((words) => (
        <Link key={words} to={`/search?q=${encodeURIComponent(words)}`}>
          {words}
        </Link>
      ))}
    </p>
  );
}
