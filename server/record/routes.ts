import { exchangeJournal } from '#contract/calls/journal.ts';
import { parseEvents } from '#journal/parse-events.ts';

import { signedIn } from '../accounts/signed-in.ts';
import { countFor } from '../http/limit.ts';
import { refuse, refuseForNow } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Parts } from '../parts.ts';
import { exchangeEvents } from './exchange.ts';

/** A learner's journal, on every device the same. */
export function recordRoutes(parts: Pick<Parts, 'config' | 'database'>): Routes {
  const routes = makeRoutes();
  routes.openapi(
    { ...exchangeJournal, middleware: [signedIn(parts.database), readJson] as const },
    async (call) => {
      const { accountId } = call.get('signedIn');
      const wait = await countFor(parts, 'journalByAccount', accountId);
      if (wait > 0) return refuseForNow(call, 429, wait);
      const { after, events } = call.req.valid('json');
      const parsed = parseEvents(events);
      if ('problem' in parsed) return refuse(call, 400, parsed.problem);
      const exchanged = await exchangeEvents(parts.database, { accountId, after, events: parsed.events });
      if (exchanged === 'full')
        return refuse(call, 413, 'The journal is full: export it, and delete what is old.');
      return call.json({ success: true, message: 'Exchanged', account: accountId, ...exchanged }, 200);
    },
  );
  return routes;
}
