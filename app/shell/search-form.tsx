import './search-form.css';
import { type FormEvent, type MouseEvent, useId } from 'react';

import { sharedLimits } from '#contract/limits.ts';

import { openSearch } from './open-search.ts';

/** A field in a page that opens the search with what is typed. Without script, it leads to the page of the search. */
export function SearchForm({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <search>
      <form action="/search" className="page-search">
        <label htmlFor={id}>{label}</label>
        <div className="page-search-box">
          <input
            id={id}
            type="search"
            name="q"
            maxLength={sharedLimits.search}
            placeholder="Closures, left join, a to-do list …"
            autoComplete="off"
            onClick={open}
            onInput={open}
          />
          <button type="submit" className="button quiet">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

function open({ currentTarget }: FormEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>): void {
  openSearch(currentTarget);
}
