import { methodNotAllowed } from 'hono/method-not-allowed';

import { accountRoutes } from './accounts/routes.ts';
import { historyRoutes } from './assistant/history-routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { answerError } from './http/answer-error.ts';
import { closeWhenStopping } from './http/close-when-stopping.ts';
import type { Env } from './http/env.ts';
import { identify } from './http/identify.ts';
import { refuse } from './http/problem.ts';
import { recordAnswers } from './http/record-answer.ts';
import { makeRoutes, type Routes } from './http/routes.ts';
import { secure } from './http/security-headers.ts';
import { systemRoutes } from './http/system-routes.ts';
import { describeCalls } from './openapi.ts';
import { answerElse } from './pages/answer-else.ts';
import { serveKeptAssets } from './pages/kept-assets.ts';
import type { Parts } from './services.ts';
import { recordRoutes } from './journal/routes.ts';

/** The whole server as one function from requests to answers; `app.request(…)` asks it without a socket. */
export function makeApp(parts: Parts): Routes {
  const app = makeRoutes();
  app.use(identify(parts), recordAnswers(parts), secure(parts.config), closeWhenStopping(parts.stopping));
  app.use(
    methodNotAllowed<Env>({
      app,
      onMethodNotAllowed(call, methods) {
        call.header('Allow', methods.join(', '));
        return refuse(call, 405, `This call is made with ${methods.join(' or ')}.`);
      },
    }),
  );

  app.route('/', accountRoutes(parts));
  app.route('/', assistantRoutes(parts));
  app.route('/', recordRoutes(parts));
  app.route('/', historyRoutes(parts));
  app.route('/', systemRoutes(parts));
  app.get('/assets/*', serveKeptAssets(parts.config.assetsDir));
  describeCalls(app);

  app.notFound((call) => answerElse(parts.pages, call));
  app.onError((error, call) => answerError(parts.log, call, error));
  return app;
}
