import { useEffect, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';

import { correctScrollPosition } from './browser/scroll-position.ts';
import { releaseReservedSpace } from './browser/reserved-space.ts';
import { canonicalPath } from './browser/canonical-path.ts';
import { routes } from './routes.ts';
import { findByHash, landByLinks, landEarly, landOn } from './browser/land-on.ts';

/** An address in another spelling, which a link of a reply may have, becomes the one. */
export function useCanonicalPath(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && matchPath('/language/:slug', pathname))
      void navigate({ pathname: canonical, search, hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** Where the reader was before: at first on the page that was loaded, which may be left before its end answers. */
let last = typeof location === 'undefined' ? '' : location.pathname;

/**
 * What a browser does by itself on a full load, done for navigation inside the app: the tab's title, the scroll
 * position, and the focus, so that a screen reader speaks the new page. It stands beside the screen, so that it waits
 * for what the screen waits for.
 */
export function RouteEffects(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    landEarly();
    correctScrollPosition();
    return landByLinks();
  }, []);
  // Before the effects of the screen, which may have a better title.
  useLayoutEffect(() => {
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (route && !route.path.includes(':')) document.title = route.title;
  }, [pathname]);
  useEffect(() => {
    const before = last;
    last = pathname;
    if (before === pathname) return;
    releaseReservedSpace();
    const place = findByHash(hash);
    if (place) landOn(place);
    else if (!hash) scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
