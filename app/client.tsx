import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';

import { holdFragments } from './browser/hold-fragments.ts';
import { landByLinks, landEarly } from './browser/land-by-hash.ts';
import {
  correctScrollPosition,
  restoreScrollPosition,
  saveScrollPosition,
} from './browser/scroll-position.ts';
import { saveReservedSpace } from './browser/reserved-space.ts';
import { afterLoad } from './offline/after-load.ts';
import { loadPage, primePage } from './browser/page-data.ts';
import { canonicalPath } from './browser/canonical-path.ts';
import { Root } from './root.tsx';
import { lazyRoutes } from './lazy-routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const data = document.getElementById('page-data')?.textContent;
const path = canonicalPath(location.pathname);
if (data) primePage(path, JSON.parse(data));
// The page is loaded before React needs it, so that it is hydrated as a whole.
await lazyRoutes.find((route) => matchPath(route.path, location.pathname))?.load();
const page = (
  <BrowserRouter>
    <Root />
  </BrowserRouter>
);
landByLinks();
if ('shell' in document.documentElement.dataset) await renderFromData(root);
else await hydrate(root);
saveScrollPosition();
saveReservedSpace();
if (import.meta.env.MODE === 'production') afterLoad(startOffline);

/** Hydrates the finished page in small steps, so that it can be scrolled meanwhile. */
async function hydrate(container: HTMLElement): Promise<void> {
  // If the end of the page has not arrived, React would treat it as missing and render everything again.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  landEarly();
  correctScrollPosition();
  // Loading the scripts was a long task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  holdFragments();
  startTransition(() => void hydrateRoot(container, page));
}

/** Renders a page that did not come as finished HTML, as soon as its data is loaded. */
async function renderFromData(container: HTMLElement): Promise<void> {
  const shown = await loadPage(path).catch(() => undefined);
  if (shown) primePage(path, shown);
  flushSync(() => createRoot(container).render(page));
  restoreScrollPosition();
  // Until the load event, the browser itself may still scroll to the fragment.
  if (document.readyState !== 'complete')
    window.addEventListener('load', restoreScrollPosition, { once: true });
}

async function startOffline(): Promise<void> {
  // If the script does not load, the next page tries again.
  const offline = await import('./offline/register-worker.ts').catch(() => null);
  await offline?.registerWorker();
}
