/** For as many frames in a row the target stays in place before the landing counts as done. */
const calmFrames = 6;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element and stays with it until the sections around it have their real heights: Firefox computes the
 * place from estimates and does not correct it. `from` is how far below the top of the window it comes to lie, in pixels;
 * absent, it is where a link would lead. A reader who moves on meanwhile is left alone.
 */
export function landOn(target: Element, from?: number): void {
  const landing = new AbortController();
  const { signal } = landing;
  for (const gesture of gestures) {
    window.addEventListener(gesture, () => landing.abort(), { signal, passive: true, capture: true });
  }
  let calm = 0;
  const settle = () => {
    if (signal.aborted) return;
    const { top } = target.getBoundingClientRect();
    target.scrollIntoView();
    if (from !== undefined) scrollBy(0, target.getBoundingClientRect().top - from);
    calm = Math.abs(target.getBoundingClientRect().top - top) < 1 ? calm + 1 : 0;
    if (calm < calmFrames) requestAnimationFrame(settle);
    else landing.abort();
  };
  settle();
}

/** The element that an address names by its fragment. */
export function findByHash(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/**
 * Lands on what the address names as soon as the page answers: a link may have been followed before that, and sections
 * have grown since. A reader who has scrolled, or has loaded the page again, is left where they are.
 */
export function landEarly(): void {
  const place = findByHash(location.hash);
  if (!place || 'moved' in document.documentElement.dataset) return;
  const { top } = place.getBoundingClientRect();
  const isNear = scrollY === 0 || Math.abs(top) < innerHeight;
  if (isNear && !isLoadedAgain()) landOn(place);
}

/** Whether the page was loaded again, or gone back to: the browser then returns to where its reader was. */
export function isLoadedAgain(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate';
}

/**
 * Lands on what a followed link within the page names, once the browser has gone there itself. The way back leads to
 * where the reader was, and is left to the browser. Gives the way to stop.
 */
export function landByLinks(): () => void {
  let followed = '';
  const land = () => {
    const place = followed === location.hash && findByHash(followed);
    followed = '';
    if (place) landOn(place);
  };
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    followed = link?.hash ?? '';
    // A link to where the address leads already changes nothing that would be told.
    if (followed === location.hash) land();
  };
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', land);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', land);
  };
}
