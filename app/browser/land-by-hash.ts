import { landOn, readHash } from './land-on.ts';

let known: string | undefined;

/**
 * Lands on the target of the address as soon as scripts run, since sections may have grown, and again if a link was
 * followed until the page is interactive. A reader who has scrolled, or reloaded the page, stays where they are.
 */
export function landEarly(): void {
  if (location.hash === known) return;
  known = location.hash;
  const target = document.getElementById(readHash());
  if (!target || 'moved' in document.documentElement.dataset) return;
  const { top } = target.getBoundingClientRect();
  // Sections above that have grown move it down, out of the window.
  const isNear = scrollY === 0 || top > -innerHeight;
  if (isNear && !isLoadedAgain()) landOn(target.id);
}

/** Whether the page was reloaded or gone back to: the browser then restores the scroll position. */
export function isLoadedAgain(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate';
}

/** Lands on the target of a followed link after the browser. */
export function landByLinks(): void {
  let followed = '';
  const land = () => {
    const isFollowed = followed === location.hash;
    followed = '';
    if (isFollowed && location.hash) landOn(readHash());
  };
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    followed = link?.hash ?? '';
    // A link to the current address fires no event.
    if (followed === location.hash) land();
  };
  // React stops clicks on what is not hydrated yet.
  document.addEventListener('click', follow, { capture: true });
  window.addEventListener('hashchange', land);
}
