let release: (() => void) | undefined;

/**
 * Until the page is hydrated, a link within it is followed by the browser alone. For the router's new address, React
 * would throw away what it has not hydrated yet and render it again, and the reader would lose the focus.
 */
export function holdFragments(): void {
  const { pathname, search } = location;
  let isHeld = false;
  const hold = (event: Event) => {
    if (location.pathname !== pathname || location.search !== search) return;
    isHeld = true;
    event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', hold, { capture: true });
  release = () => {
    window.removeEventListener('popstate', hold, { capture: true });
    if (isHeld) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}

/** Tells the router where the reader went meanwhile. */
export function releaseFragments(): void {
  release?.();
  release = undefined;
}
