import { useEffect, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';

import { releaseReservedSpace } from './browser/reserved-space.ts';
import { canonicalPath } from './browser/canonical-path.ts';
import { routes } from './routes.ts';
import { releaseFragments } from './browser/hold-fragments.ts';
import { landEarly } from './browser/land-by-hash.ts';
import { endLanding, landOn, readHash } from './browser/land-on.ts';

/** Replaces another spelling of a roadmap's address, which a link of a reply may have. */
export function useCanonicalPath(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && matchPath('/language/:slug/*', pathname))
      void navigate({ pathname: canonical, search, hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** The previous path, at first that of the loaded page, which may be left before hydration ends. */
let last = typeof location === 'undefined' ? '' : location.pathname;

/** Like a full load on client navigation: title, scroll position and focus. It suspends with the page. */
export function RouteEffects(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    releaseFragments();
    landEarly();
  }, []);
  // Runs before the effects of the page, which may set a better title.
  useLayoutEffect(() => {
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (route && !route.path.includes(':')) document.title = route.title;
    // Browsers share this address, not the one that they show.
    const address = new URL(canonicalPath(pathname), location.origin).href;
    document.querySelector('link[rel=canonical]')?.setAttribute('href', address);
  }, [pathname]);
  useEffect(() => {
    const before = last;
    last = pathname;
    if (before === pathname) return;
    releaseReservedSpace();
    endLanding();
    if (hash) landOn(readHash());
    else scrollTo(0, 0);
    const target = hash ? document.getElementById(readHash()) : null;
    // From the start of a roadmap, a keyboard has to pass its whole sidebar.
    const start = target?.querySelector<HTMLElement>('h3 a') ?? document.getElementById('main');
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
