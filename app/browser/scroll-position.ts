import { isLoadedAgain, landOn } from './land-on.ts';
import { tabItems } from './browser-storage.ts';

/** Where a reader is on a page: at a section, so and so far from the top of the window, or just so far down. */
type ScrollPosition = {
  readonly path: string;
  readonly down: number;
  readonly section?: string;
  readonly top: number;
};

const key = 'place';

/** Remembers, when the page is left, where its reader was. */
export function saveScrollPosition(): void {
  window.addEventListener('pagehide', writeScrollPosition);
}

/**
 * Goes to where a reader who loads a page again was, and anyone else to what the address names. The browser does so
 * itself, but for a page that is written by script it does it too early.
 */
export function restoreScrollPosition(): void {
  const place = readScrollPosition();
  if (place && isLoadedAgain()) scrollBackTo(place);
  else {
    const named = find(location.hash.slice(1));
    if (named) landOn(named);
  }
}

/**
 * Brings a reader who loaded a finished page again back to the section they were at: the browser returned by heights that
 * the sections did not have yet. Whoever has moved on meanwhile is left alone.
 */
export function correctScrollPosition(): void {
  const place = readScrollPosition();
  const found = find(place?.section ?? '');
  if (place && found && isReload() && !('moved' in document.documentElement.dataset))
    landOn(found, place.top);
}

/** Where the reader of this page was when they left it last. */
function readScrollPosition(): ScrollPosition | null {
  const place: ScrollPosition | null = JSON.parse(tabItems.read(key) ?? 'null');
  return place?.path === location.pathname ? place : null;
}

function isReload(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload';
}

function writeScrollPosition(): void {
  const sections = [...document.querySelectorAll('section[id]')];
  const section = sections.findLast((each) => each.getBoundingClientRect().top <= innerHeight / 2);
  const top = section?.getBoundingClientRect().top ?? 0;
  const place: ScrollPosition = { path: location.pathname, down: scrollY, section: section?.id, top };
  tabItems.write(key, JSON.stringify(place));
}

/** Sections get their height when they are first near: only by one of them is a place found again. */
function scrollBackTo({ section, top, down }: ScrollPosition): void {
  const found = find(section ?? '');
  if (!found) return scrollTo(0, down);
  found.scrollIntoView();
  scrollBy(0, found.getBoundingClientRect().top - top);
}

function find(id: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(id));
}
