import './search-button.css';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';

import { useStore } from '../browser/create-store.ts';
import { lazyPiece } from '../ui/lazy.tsx';
import { openByKeys, openSearch, searchOpenings } from './open-search.ts';

const SearchDialog = lazyPiece(async () => (await import('./search/search-dialog.tsx')).SearchDialog);

/** A button of a form, so that it leads to the page of the search without script. */
export function SearchButton() {
  const opening = useStore(searchOpenings, null);
  useEffect(openByKeys, []);
  return (
    <>
      <form action="/search" className="search-opener" onSubmit={open}>
        <button type="submit" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K /" title="Search">
          <Search aria-hidden />
          <span className="search-opener-word">Search</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
      </form>
      {opening && <SearchDialog key={opening.times} opening={opening} />}
    </>
  );
}

function open(event: FormEvent): void {
  event.preventDefault();
  openSearch();
}
