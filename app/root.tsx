import './ui/base.css';
import './ui/button.css';
import './ui/field.css';
import './ui/page.css';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import { Arrival, useCanonicalPath } from './arrival.tsx';
import { routes } from './routes.tsx';
import { ErrorBoundary } from './screens/unexpected-error.tsx';
import { Footer } from './ui/footer.tsx';
import { Header } from './ui/header.tsx';

/** Every page: the shared navigation, the screen of its address, and the footer. */
export function Root() {
  const { pathname } = useLocation();
  useCanonicalPath();
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense>
            <Routes>
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
            <Arrival />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer beating={/^\/language\/./i.test(pathname)} />
    </>
  );
}
