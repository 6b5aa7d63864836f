import { isLoadedAgain, landOn } from './land-on.ts';
import { tabItems } from './browser-storage.ts';

/** At a section, at a distance from the top of the window, or just at a distance down the page. */
type ScrollPosition = {
  readonly path: string;
  readonly down: number;
  readonly section?: string;
  readonly top: number;
};

const key = 'place';

export function saveScrollPosition(): void {
  window.addEventListener('pagehide', writeScrollPosition);
}

/** Scrolls as the browser does after a load, which is too early for a page that is rendered by script. */
export function restoreScrollPosition(): void {
  const position = readScrollPosition();
  if (position && isLoadedAgain()) scrollBackTo(position);
  else {
    const named = find(location.hash.slice(1));
    if (named) landOn(named);
  }
}

/** Corrects the scroll position after a reload: the browser used heights that the sections did not have yet. */
export function correctScrollPosition(): void {
  const position = readScrollPosition();
  const found = find(position?.section ?? '');
  if (position && found && isReload() && !('moved' in document.documentElement.dataset))
    landOn(found, position.top);
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
  const sections = [...document.querySelectorAll('section[id]')];
  const section = sections.findLast((each) => each.getBoundingClientRect().top <= innerHeight / 2);
  const top = section?.getBoundingClientRect().top ?? 0;
  const position: ScrollPosition = { path: location.pathname, down: scrollY, section: section?.id, top };
  tabItems.write(key, JSON.stringify(position));
}

/** Sections get their height when they are near, so only a section is a reliable position. */
function scrollBackTo({ section, top, down }: ScrollPosition): void {
  const found = find(section ?? '');
  if (!found) return scrollTo(0, down);
  found.scrollIntoView();
  scrollBy(0, found.getBoundingClientRect().top - top);
}

function find(id: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(id));
}
