import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { promisify } from 'node:util';

import { openBothApps } from '../../tests/databases/apps.ts';
import { limits } from '../limits.ts';
import { listReportedLinks } from './link-reports.ts';

const command = join(import.meta.dirname, '../../scripts/admin.ts');
const run = promisify(execFile);

for (const { kind, send, services, database } of await openBothApps()) {
  const roadmaps = [...(await services.library()).roadmaps.values()];
  const [first = '', second = ''] = roadmaps.flatMap(({ videos }) => videos.links.map(({ url }) => url));
  const report = async (url: unknown, address = '192.0.2.1') =>
    send('POST', '/api/link-reports', { body: { url }, address });
  const readRows = async () => database.selectFrom('link_reports').selectAll().orderBy('day').execute();

  test(`POST /api/link-reports on ${kind} counts the reports of a link once for a day`, async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-23T23:59:00Z') });
    for (const address of ['192.0.2.1', '192.0.2.2'])
      assert.equal((await report(first, address)).status, 200);
    mock.timers.setTime(Date.parse('2026-11-24T00:01:00Z'));
    await Promise.all([report(first), report(first), report(second)]);
    mock.timers.reset();
    const days = (await readRows()).filter(({ url }) => url === first);
    assert.deepEqual(
      days.map(({ day, reports }) => [day, reports]),
      [
        ['2026-11-23', 2],
        ['2026-11-24', 2],
      ],
    );
    const listed = await listReportedLinks(database);
    assert.deepEqual(
      listed.map(({ url, reports, last }) => [url, reports, last]),
      [
        [first, 4, '2026-11-24'],
        [second, 1, '2026-11-24'],
      ],
    );
  });

  test(`POST /api/link-reports on ${kind} accepts links of topics too, and no address that no roadmap shows`, async () => {
    const topic = roadmaps[0]?.chapters[0]?.topics[0]?.websites[0]?.url;
    assert.equal((await report(topic, '192.0.2.3')).status, 200);
    const before = await readRows();
    for (const url of ['', 'no address', `${first}x`, 'https://example.com/', 'x'.repeat(2001), 7, null]) {
      const { status, body } = await report(url, '192.0.2.3');
      assert.deepEqual([status, body['success']], [400, false], String(url));
    }
    assert.deepEqual(await readRows(), before);
  });

  test(`POST /api/link-reports on ${kind} answers 429 to an address that sends too many`, async () => {
    const { times } = limits.rates.linkReportByAddress;
    for (let sent = 0; sent < times; sent += 1) assert.equal((await report(first, '192.0.2.9')).status, 200);
    const limited = await report(first, '192.0.2.9');
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    assert.equal((await report(first, '192.0.2.10')).status, 200);
  });

  test(`npm run admin -- reported-links lists what was reported on ${kind}`, async () => {
    const { dataDir, databaseUrl = '' } = services.config;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const { stdout } = await run(process.execPath, [command, 'reported-links'], { env });
    const [top = '', next = ''] = stdout.split('\n');
    assert.match(
      top,
      /^\d{4}-\d{2}-\d{2} {2}\d+ reports {2}https?:\S+ {2}\((?:not visited|works|unknown|dead)\)$/,
    );
    assert.ok(top.includes(first) && next !== '');
  });
}
