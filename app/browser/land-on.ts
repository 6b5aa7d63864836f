/** A landing is done once the target has not moved for this number of frames. */
const stableFrames = 6;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element, and again until the sections around it have their real heights: Firefox estimates them.
 * `from` is its distance from the top of the window, in pixels; by default, where a link leads. Stops when the reader
 * moves.
 */
export function landOn(target: Element, from?: number): void {
  const landing = new AbortController();
  const { signal } = landing;
  for (const gesture of gestures) {
    window.addEventListener(gesture, () => landing.abort(), { signal, passive: true, capture: true });
  }
  let stable = 0;
  const settle = () => {
    if (signal.aborted) return;
    const { top } = target.getBoundingClientRect();
    target.scrollIntoView();
    if (from !== undefined) scrollBy(0, target.getBoundingClientRect().top - from);
    stable = Math.abs(target.getBoundingClientRect().top - top) < 1 ? stable + 1 : 0;
    if (stable < stableFrames) requestAnimationFrame(settle);
    else landing.abort();
  };
  settle();
}

export function findByHash(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/**
 * Lands on the target of the address again once the page is interactive: sections may have grown. A reader who has
 * scrolled, or reloaded the page, stays where they are.
 */
export function landEarly(): void {
  const target = findByHash(location.hash);
  if (!target || 'moved' in document.documentElement.dataset) return;
  const { top } = target.getBoundingClientRect();
  const isNear = scrollY === 0 || Math.abs(top) < innerHeight;
  if (isNear && !isLoadedAgain()) landOn(target);
}

/** Whether the page was reloaded or gone back to: the browser then restores the scroll position. */
export function isLoadedAgain(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate';
}

/** Lands on the target of a followed link after the browser. Returns the way to stop. */
export function landByLinks(): () => void {
  let followed = '';
  const land = () => {
    const target = followed === location.hash && findByHash(followed);
    followed = '';
    if (target) landOn(target);
  };
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    followed = link?.hash ?? '';
    // A link to the current address fires no event.
    if (followed === location.hash) land();
  };
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', land);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', land);
  };
}
