import { makeTimestamp } from '../database/make-timestamp.ts';
import type { Database } from '../database/schema.ts';

/** A link with all its reports. `last` is the date of the last one. */
export type ReportedLink = { readonly url: string; readonly reports: number; readonly last: string };

/** Counts once for an address and a day (UTC), so that the table cannot outgrow the registry. */
export async function addLinkReport(database: Database, url: string): Promise<void> {
  await database
    .insertInto('link_reports')
    .values({ url, day: makeTimestamp().slice(0, 10), reports: 1 })
    .onConflict((conflict) =>
      conflict.columns(['url', 'day']).doUpdateSet(({ eb }) => ({
        reports: eb('link_reports.reports', '+', 1),
      })),
    )
    .execute();
}

/** The links that were reported most often come first. */
export async function listReportedLinks(database: Database): Promise<ReportedLink[]> {
  return database
    .selectFrom('link_reports')
    .select(({ fn }) => ['url', fn.sum<number>('reports').as('reports'), fn.max('day').as('last')])
    .groupBy('url')
    .orderBy('reports', 'desc')
    .orderBy('url')
    .execute();
}
