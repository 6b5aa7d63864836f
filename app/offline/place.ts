const key = 'place';

/** Remembers, when the page is left, how far down its reader was. */
export function rememberPlace(): void {
  window.addEventListener('pagehide', keepPlace);
}

/**
 * Goes to where a reader who loads a page again was, and anyone else to what the address names. The browser does so
 * itself, but for a page that is written by script it does it too early.
 */
export function goToPlace(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const [, top, path] = /^(\d+) (.*)$/.exec(sessionStorage.getItem(key) ?? '') ?? [];
  if (
    loaded instanceof PerformanceNavigationTiming &&
    loaded.type !== 'navigate' &&
    path === location.pathname
  )
    scrollTo(0, Number(top));
  else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

function keepPlace(): void {
  sessionStorage.setItem(key, `${Math.round(scrollY)} ${location.pathname}`);
}
