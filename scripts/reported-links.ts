import { loadLinks } from '#content/links.ts';
import { readConfig } from '#server/config.ts';
import { migrateConfigured } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { listReportedLinks } from '#server/links/link-reports.ts';

/** `npm run reported-links` lists the links that learners reported as broken, with what the registry says of them. */
const config = readConfig();
await migrateConfigured(config);
const database = await openDatabase(config);
const [reported, links] = await Promise.all([listReportedLinks(database), loadLinks()]);
await database.destroy();
for (const { url, reports, last } of reported) {
  const link = links.get(url);
  const state = link ? (link.state ?? 'not visited') : 'no longer in the registry';
  console.info(`${last}  ${reports} ${reports === 1 ? 'report' : 'reports'}  ${url}  (${state})`);
}
if (reported.length === 0) console.info('No link was reported.');
