import { type Library, loadLibrary, type LoadedLibrary } from '#workbench/libraries.ts';

import { createStore, useStore } from '../../browser/create-store.ts';

type Loading = {
  /** Whether this page has already loaded it. */
  readonly isLoaded: boolean;
  /** Null if it is not available now; the next call tries again. */
  readonly load: () => Promise<LoadedLibrary | null>;
};

const loaded = createStore<ReadonlyMap<Library, LoadedLibrary>>(new Map());

/** What a page needs is loaded once, whoever asks. Nothing to load counts as loaded. */
export function useLibrary(library: Library | null): Loading {
  const all = useStore(loaded, loaded.get());
  const load = async () => {
    if (!library) return null;
    const known = all.get(library) ?? (await loadLibrary(library));
    if (known) loaded.set(new Map([...loaded.get(), [library, known]]));
    return known;
  };
  return { isLoaded: library === null || all.has(library), load };
}
