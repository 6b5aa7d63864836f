import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';

import { primePage } from './page-data.ts';
import { canonicalPath } from './paths.ts';
import { Root } from './root.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const data = document.getElementById('page-data')?.textContent;
if (data) primePage(canonicalPath(location.pathname), JSON.parse(data));
// The screen is here before React looks for it, so that the page answers as a whole.
await routes.find(({ path }) => matchPath(path, location.pathname))?.load();
hydrateRoot(
  root,
  <BrowserRouter>
    <Root />
  </BrowserRouter>,
);
