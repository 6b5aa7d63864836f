import { methodNotAllowed } from 'hono/method-not-allowed';

import { accountRoutes } from './accounts/routes.ts';
import { historyRoutes } from './assistant/history-routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { answerError } from './http/answer-error.ts';
import type { Env } from './http/env.ts';
import { identifyRequest } from './http/identify.ts';
import { refuse } from './http/problem.ts';
import { recordAnswers } from './http/record-answer.ts';
import { refuseBadHost } from './http/refuse-bad-host.ts';
import { linkRoutes } from './links/routes.ts';
import { makeRoutes, type Routes } from './http/routes.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { systemRoutes } from './system/system-routes.ts';
import { describeCalls } from './openapi.ts';
import { answerUnmatched } from './pages/answer-unmatched.ts';
import { writtenRoutes } from './pages/written-routes.ts';
import { serveArchivedAssets } from './pages/serve-archived-assets.ts';
import type { Services } from './services.ts';
import { journalRoutes } from './journal/routes.ts';

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The whole server as one function. `app.request(…)` calls it without a socket. */
export function makeApp(services: Services): Routes {
  const app = makeRoutes();
  app.use(identifyRequest(services), recordAnswers(services), addSecurityHeaders(services.config));
  app.use(refuseBadHost);
  app.use(
    methodNotAllowed<Env>({
      app,
      onMethodNotAllowed(call, methods) {
        call.header('Allow', methods.join(', '));
        return refuse(call, 405, `This call accepts ${alternatives.format(methods)}.`);
      },
    }),
  );

  app.route('/', accountRoutes(services));
  app.route('/', assistantRoutes(services));
  app.route('/', journalRoutes(services));
  app.route('/', historyRoutes(services));
  app.route('/', linkRoutes(services));
  app.route('/', calendarRoutes(services));
  app.route('/', systemRoutes(services));
  app.route('/', writtenRoutes(services));
  app.get('/assets/*', serveArchivedAssets(services.config.assetsDir));
  describeCalls(app);

  app.notFound((call) => answerUnmatched(services.pages, call));
  app.onError((error, call) => answerError(services.log, call, error));
  return app;
}
