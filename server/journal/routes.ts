import { exchangeJournal } from '#contract/calls/journal.ts';
import { limits } from '../limits.ts';
import { isEvent, parseEvents } from '#journal/event/parse-events.ts';

import { requireSessionWithin } from '../accounts/require-session.ts';
import { makeProblem, refuse } from '../http/problem.ts';
import { makeJsonReader } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { exchangeEvents } from './exchange.ts';

const readLarge = makeJsonReader(limits.journal.bytes);

export function journalRoutes(services: Pick<Services, 'config' | 'database'>): Routes {
  const routes = makeRoutes();
  const known = requireSessionWithin(services, 'journalByAccount');
  routes.openapi({ ...exchangeJournal, middleware: [...known, readLarge] as const }, async (call) => {
    const { accountId } = call.get('session');
    const { after, events } = call.req.valid('json');
    const parsed = parseEvents(events);
    if ('problem' in parsed) {
      const refused = [...events.keys()].filter((at) => !isEvent(events[at]));
      return call.json({ ...makeProblem(parsed.problem), refused }, 400);
    }
    const exchanged = await exchangeEvents(services.database, { accountId, after, events: parsed.events });
    if (exchanged === null) return refuse(call, 401, 'Please log in.');
    if ('problem' in exchanged && exchanged.isPassing) {
      // Devices keep what they have and send it later; after 413 they would set it aside.
      call.header('Retry-After', String(limits.newJournal.retryAfter / 1000));
      return refuse(call, 429, exchanged.problem);
    }
    if ('problem' in exchanged) {
      return call.json({ ...makeProblem(exchanged.problem), refused: exchanged.refused }, 413);
    }
    return call.json({ success: true, message: 'Exchanged', ...exchanged }, 200);
  });
  return routes;
}
