import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../services.ts';
import { entryRoutes } from './entry-routes.ts';
import { meRoutes } from './me-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Every call about accounts. */
export function accountRoutes(parts: Parts): Routes {
  const routes = makeRoutes();
  for (const part of [entryRoutes(parts), meRoutes(parts), passwordRoutes(parts), sessionRoutes(parts)]) {
    routes.route('/', part);
  }
  return routes;
}
