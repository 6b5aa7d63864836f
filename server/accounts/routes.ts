import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { entryRoutes } from './entry-routes.ts';
import { meRoutes } from './me-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export function accountRoutes(services: Services): Routes {
  const routes = makeRoutes();
  for (const part of [
    entryRoutes(services),
    meRoutes(services),
    passwordRoutes(services),
    sessionRoutes(services),
  ]) {
    routes.route('/', part);
  }
  return routes;
}
