import * as calls from '#contract/calls/calendar.ts';

import { requireSessionWithin } from '../accounts/require-session.ts';
import { countAttemptOf } from '../database/attempts.ts';
import { limitByAddress } from '../http/limit-by-address.ts';
import { refuse, refuseWithRetry } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { createCalendar, deleteCalendar, findCalendar, findCalendarDate } from './calendars.ts';
import { writeFeed } from './write-feed.ts';

type Tools = Pick<Services, 'config' | 'database' | 'library'>;

/** A calendar that other programs follow, for learners who turned it on. */
export function calendarRoutes(services: Tools): Routes {
  const routes = makeRoutes();
  addRead(routes, services);
  addMake(routes, services);
  addEnd(routes, services);
  addFollow(routes, services);
  return routes;
}

const requireKnown = (services: Tools) => requireSessionWithin(services, 'callsByAccount');

function addRead(routes: Routes, services: Tools): void {
  routes.openapi({ ...calls.readCalendar, middleware: requireKnown(services) }, async (call) => {
    const since = await findCalendarDate(services.database, call.get('session').accountId);
    return call.json({ success: true, message: 'Your calendar', since }, 200);
  });
}

function addMake(routes: Routes, services: Tools): void {
  routes.openapi(
    { ...calls.makeCalendar, middleware: [...requireKnown(services), readJson] as const },
    async (call) => {
      const { accountId } = call.get('session');
      const { secret, since } = await createCalendar(services.database, accountId, call.req.valid('json'));
      const message = 'Your calendar has an address';
      return call.json({ success: true, message, since, path: `/plan/${secret}.ics` }, 200);
    },
  );
}

function addEnd(routes: Routes, services: Tools): void {
  routes.openapi({ ...calls.endCalendar, middleware: requireKnown(services) }, async (call) => {
    await deleteCalendar(services.database, call.get('session').accountId);
    return call.json({ success: true, message: 'Your calendar is turned off', since: null }, 200);
  });
}

const shape = /^([\w-]{43})\.ics$/;

/** Whoever has the address may read it, so no cache and no search engine keeps it. The log has no address. */
function addFollow(routes: Routes, services: Tools): void {
  routes.openAPIRegistry.registerPath(calls.followCalendar);
  const limit = limitByAddress(services, 'calendarByAddress');
  routes.get('/plan/:file{[\\w-]+\\.ics}', limit, async (call) => {
    call.header('X-Robots-Tag', 'noindex, nofollow');
    const [, secret] = shape.exec(call.req.param('file')) ?? [];
    const calendar = secret === undefined ? null : await findCalendar(services.database, secret);
    if (calendar === null) return refuse(call, 404, 'There is no such calendar.');
    const wait = await countAttemptOf(services, 'calendarByAccount', calendar.accountId);
    if (wait > 0) return refuseWithRetry(call, 429, wait);
    call.header('Content-Disposition', 'inline; filename="waymark.ics"');
    call.header('Content-Type', 'text/calendar; charset=utf-8');
    return call.body(await writeFeed(services, calendar));
  });
}
