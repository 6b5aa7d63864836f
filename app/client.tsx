import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { primePage } from './page-data.ts';
import { canonicalPath } from './paths.ts';
import { Root } from './root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const data = document.getElementById('page-data')?.textContent;
if (data) primePage(canonicalPath(location.pathname), JSON.parse(data));
hydrateRoot(
  root,
  <BrowserRouter>
    <Root />
  </BrowserRouter>,
);
