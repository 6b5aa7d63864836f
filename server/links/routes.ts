import { sendLinkReport } from '#contract/calls/links.ts';
import type { Library } from '#replies/library.ts';

import { limitByAddress } from '../http/limit-by-address.ts';
import { refuse } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { makeRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { addLinkReport } from './link-reports.ts';

/** Reports of broken links, by anybody. An address that no roadmap shows is refused, so nothing else is stored. */
export function linkRoutes(services: Pick<Services, 'config' | 'database' | 'library'>): Routes {
  const routes = makeRoutes();
  const limit = limitByAddress(services, 'linkReportByAddress');
  let shown: Promise<ReadonlySet<string>> | undefined;
  routes.openapi({ ...sendLinkReport, middleware: [readJson, limit] }, async (call) => {
    const { url } = call.req.valid('json');
    shown ??= services.library().then(listShown);
    if (!(await shown).has(url)) return refuse(call, 400, 'No roadmap shows this address.');
    await addLinkReport(services.database, url);
    return call.json({ success: true, message: 'Thank you. We will look at this link.' }, 200);
  });
  return routes;
}

/** A page that is gone is reported under its own address. */
function listShown({ roadmaps }: Library): Set<string> {
  const shown = new Set<string>();
  for (const { videos, chapters } of roadmaps.values()) {
    const topics = chapters.flatMap((chapter) => chapter.topics);
    for (const { websites } of [{ websites: videos.links }, ...topics])
      for (const { url, gone = url } of websites) shown.add(gone);
  }
  return shown;
}
