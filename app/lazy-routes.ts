import { routes } from './routes.ts';
import { makeLazyPage } from './ui/lazy-page.tsx';

/** The routes with pages that load when they are needed. */
export const lazyRoutes = routes.map(({ path, load }) => Object.assign(makeLazyPage(load), { path }));
