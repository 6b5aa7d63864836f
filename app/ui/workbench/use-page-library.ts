import { type PageLibrary, loadPageLibrary, type LoadedLibrary } from '#workbench/page-libraries.ts';

import { createStore, useStore } from '../../browser/create-store.ts';

type Loading = {
  /** Whether this page has already loaded it. */
  readonly isLoaded: boolean;
  /** Null if it is not available now; the next call tries again. */
  readonly load: () => Promise<LoadedLibrary | null>;
};

const loaded = createStore<ReadonlyMap<PageLibrary, LoadedLibrary>>(new Map());

/** What a page needs is loaded once, whoever asks. Nothing to load counts as loaded. */
export function usePageLibrary(library: PageLibrary | null): Loading {
  const all = useStore(loaded, loaded.get());
  const load = async () => {
    if (!library) return null;
    const known = all.get(library) ?? (await loadPageLibrary(library));
    if (known) loaded.set(new Map([...loaded.get(), [library, known]]));
    return known;
  };
  return { isLoaded: library === null || all.has(library), load };
}
