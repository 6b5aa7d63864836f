import './ui/base.css';
import './ui/button.css';
import './ui/field.css';
import './ui/page.css';
import './ui/tool.css';
import { Fragment, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import { RouteEffects, useCanonicalPath } from './route-effects.tsx';
import { lazyRoutes } from './lazy-routes.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { UnexpectedError } from './shell/unexpected-error.tsx';
import { useWaiting } from './shell/use-waiting.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';

/** The frame of every page: navigation, content and footer. */
export function Root() {
  const { pathname } = useLocation();
  useCanonicalPath();
  useWaiting();
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <output id="waiting" className="unseen" />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary of={pathname} fallback={<UnexpectedError />}>
          {/* It stays mounted, so that a page remains until the next one is ready. */}
          <Suspense>
            <Fragment key={pathname}>
              <Routes>
                {lazyRoutes.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Routes>
              <RouteEffects />
            </Fragment>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer beating={/^\/language\/./i.test(pathname)} />
    </>
  );
}
