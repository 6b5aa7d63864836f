import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';

import { canonicalPath } from './paths.ts';
import { routes } from './routes.tsx';

/**
 * What a browser does by itself on a full load, done for navigation inside the app: the tab's title, the scroll
 * position, and the focus, so that a screen reader speaks the new page. An address in another spelling becomes the one.
 */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      void navigate({ pathname: canonical, search, hash }, { replace: true });
      return;
    }
    arrived.current = pathname;
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (route && !route.path.includes(':')) document.title = route.title;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, search, hash, navigate]);
}
