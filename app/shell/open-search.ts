import { createStore } from '../browser/create-store.ts';

/** How often the search was opened, and what was typed before its own field had the focus. */
export type SearchOpening = {
  readonly times: number;
  /** Ends the collecting, and gives what was typed. */
  readonly handOver: (take: (typed: string) => void) => void;
};

/** Null until the search is opened for the first time. */
export const searchOpenings = createStore<SearchOpening | null>(null);

/** Opens the search with the text of a field, or with what is typed until it is shown. */
export function openSearch(field?: HTMLInputElement): void {
  const times = (searchOpenings.get()?.times ?? 0) + 1;
  const read = field ? () => field.value : collectKeys();
  searchOpenings.set({ times, handOver: (take) => take(read()) });
}

/** Letters that are typed before the dialog has loaded belong to the search. */
function collectKeys(): () => string {
  let typed = '';
  const collecting = new AbortController();
  const collect = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    typed += event.key;
  };
  window.addEventListener('keydown', collect, { signal: collecting.signal });
  return () => {
    collecting.abort();
    return typed;
  };
}

/** Opens the search with Ctrl or Command and K, and with a slash outside fields. Returns the way to stop. */
export function openByKeys(): () => void {
  window.addEventListener('keydown', openByKey);
  return () => window.removeEventListener('keydown', openByKey);
}

function openByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isChord = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isField(target);
  if (!isChord && !isSlash) return;
  event.preventDefault();
  openSearch();
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
