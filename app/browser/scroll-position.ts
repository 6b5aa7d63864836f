import { isLoadedAgain } from './land-by-hash.ts';
import { findLanding, landOn, readHash } from './land-on.ts';
import { tabItems } from './browser-storage.ts';

/**
 * At a section, at a distance from the top of the window or where a link leads, or just at a distance down the page.
 */
type ScrollPosition = {
  readonly path: string;
  readonly down: number;
  readonly section?: string;
  readonly top?: number;
};

const key = 'place';

export function saveScrollPosition(): void {
  window.addEventListener('pagehide', writeScrollPosition);
}

/** Scrolls as the browser does after a load, which is too early for a page that is rendered by script. */
export function restoreScrollPosition(): void {
  const position = readScrollPosition();
  if (position && isLoadedAgain()) scrollBackTo(position);
  else if (location.hash) landOn(readHash());
}

/** Corrects the scroll position after a reload: the browser used heights that the sections did not have yet. */
export function correctScrollPosition(): void {
  const position = readScrollPosition();
  if (position?.section && isReload() && !('moved' in document.documentElement.dataset))
    scrollBackTo(position);
}

function readScrollPosition(): ScrollPosition | null {
  const position: ScrollPosition | null = JSON.parse(tabItems.read(key) ?? 'null');
  return position?.path === location.pathname ? position : null;
}

function isReload(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload';
}

function writeScrollPosition(): void {
  const landing = findLanding();
  // Before the page has settled, the reader is not yet where they were.
  const { section, top } = landing ? { section: landing.id, top: landing.from } : findSection();
  const position: ScrollPosition = { path: location.pathname, down: scrollY, section, top };
  tabItems.write(key, JSON.stringify(position));
}

function findSection(): { readonly section?: string; readonly top?: number } {
  const sections = [...document.querySelectorAll('section[id]')];
  const section = sections.findLast(
    (each) => each.checkVisibility() && each.getBoundingClientRect().top <= innerHeight / 2,
  );
  return section ? { section: section.id, top: section.getBoundingClientRect().top } : {};
}

/** Sections get their height when they are near, so only a section is a reliable position. */
function scrollBackTo({ section, top, down }: ScrollPosition): void {
  if (section === undefined) scrollTo(0, down);
  else landOn(section, top);
}
