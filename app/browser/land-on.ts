/** A target has settled once it has not moved for this number of frames. */
const stableFrames = 6;
/** What a reader does to go somewhere else, or to use what is in front of them. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'hashchange'];

/**
 * Scrolls to an element, and again whenever the page grows or shrinks: sections get their real heights late, and their
 * tools later still, and not every browser makes up for that. `from` is its distance from the top of the window, in
 * pixels; by default, where a link leads. Stops when the reader moves.
 */
export function landOn(target: Element, from?: number): void {
  const landing = new AbortController();
  const { signal } = landing;
  for (const gesture of gestures) {
    window.addEventListener(gesture, () => landing.abort(), { signal, passive: true, capture: true });
  }
  let landed = { top: 0, height: 0 };
  let stable = 0;
  const settle = () => {
    if (signal.aborted || !target.isConnected) return landing.abort();
    const { top } = target.getBoundingClientRect();
    target.scrollIntoView();
    if (from !== undefined) scrollBy(0, target.getBoundingClientRect().top - from);
    landed = measure(target);
    stable = Math.abs(landed.top - top) < 1 ? stable + 1 : 0;
    if (stable < stableFrames) requestAnimationFrame(settle);
  };
  // Screen readers scroll without a gesture. When heights change, browsers scroll too.
  const noticeScroll = () => {
    const { top, height } = measure(target);
    if (stable >= stableFrames && height === landed.height && Math.abs(top - landed.top) > 2) landing.abort();
  };
  settle();
  window.addEventListener('scroll', noticeScroll, { signal, passive: true });
  onResize(() => {
    if (stable < stableFrames) return;
    stable = 0;
    requestAnimationFrame(settle);
  }, signal);
}

function measure(target: Element): { readonly top: number; readonly height: number } {
  return { top: target.getBoundingClientRect().top, height: document.body.clientHeight };
}

function onResize(act: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(act);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
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
  // Sections above that have grown move it down, out of the window.
  const isNear = scrollY === 0 || top > -innerHeight;
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
