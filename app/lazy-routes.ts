import { routes } from './routes.ts';
import { lazyPage } from './ui/lazy.tsx';

/** The routes with pages that load when they are needed. */
export const lazyRoutes = routes.map(({ path, load }) => Object.assign(lazyPage(load), { path }));
