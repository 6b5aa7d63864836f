import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';

import { restoreScrollPosition, saveScrollPosition } from './browser/scroll-position.ts';
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
// The screen is here before React looks for it, so that the page answers as a whole.
await lazyRoutes.find((route) => matchPath(route.path, location.pathname))?.load();
const page = (
  <BrowserRouter>
    <Root />
  </BrowserRouter>
);
if ('shell' in document.documentElement.dataset) await showFromData(root);
else await takeOver(root);
saveScrollPosition();
saveReservedSpace();
if (import.meta.env.MODE === 'production') afterLoad(startOffline);

/** Answers for the finished page, in small steps between which it can be scrolled. */
async function takeOver(place: HTMLElement): Promise<void> {
  // Where the end of the page is still on its way, React would take it for missing and write all of it anew.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  // Reading the scripts was a step of its own.
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => void hydrateRoot(place, page));
}

/** A page that did not come finished is written here, as soon as what it shows is here. */
async function showFromData(place: HTMLElement): Promise<void> {
  const shown = await loadPage(path).catch(() => undefined);
  if (shown) primePage(path, shown);
  flushSync(() => createRoot(place).render(page));
  restoreScrollPosition();
  // Until then the browser still looks for what the address names, and goes there.
  if (document.readyState !== 'complete')
    window.addEventListener('load', restoreScrollPosition, { once: true });
}

async function startOffline(): Promise<void> {
  // Where the script cannot be had now, the next page asks for it.
  const offline = await import('./offline/keep-offline.ts').catch(() => null);
  await offline?.keepOffline();
}
