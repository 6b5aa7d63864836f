import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { openBothApps } from '../../tests/databases/apps.ts';
import { logIn, makeLearner, password } from '../../tests/databases/learner.ts';
import { makeEvent } from '../../tests/databases/open-journals.ts';
import { restoreBackup, RestoreError } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'waymark-backups-'));
after(() => rm(folder, { recursive: true }));
const sources = await openBothApps();
const targets = (await openBothApps()).toReversed();
const at = new Date('2026-11-28T20:00:00Z');

for (const [number, source] of sources.entries()) {
  const target = targets[number] ?? source;

  test(`what ${source.kind} acknowledged before a backup is there when ${target.kind} has restored it`, async () => {
    const learner = await makeLearner(source);
    const exchange = (app: typeof source, token: string, events: object[], cursor = 0) =>
      app.send('POST', '/api/journal', { token, body: { after: cursor, events } });
    const events = Array.from({ length: 1200 }, () => makeEvent());
    for (let first = 0; first < events.length; first += 200)
      assert.equal((await exchange(source, learner.token, events.slice(first, first + 200))).status, 200);
    const before = await exchange(source, learner.token, []);
    const later = [makeEvent(), makeEvent()];
    const [file, sent] = await Promise.all([
      writeBackup(source.place, join(folder, source.kind), at),
      exchange(source, learner.token, later),
    ]);
    assert.equal(sent.status, 200);

    await restoreBackup(target.database, file);
    assert.equal((await target.send('GET', '/api/me', { token: learner.token })).status, 401);
    const token = await logIn(target, { email: learner.email, password });
    const restored = await readJournal((cursor) => exchange(target, token, [], cursor));
    for (const { id } of events) assert.ok(restored.has(id));
    // A device that had more compares everything again, and sends what the backup is without.
    const known = await exchange(target, token, [], Number(before.body['cursor']));
    assert.notEqual(known.body['account'], before.body['account']);
    await exchange(target, token, later);
    const whole = await readJournal((cursor) => exchange(target, token, [], cursor));
    assert.equal(whole.size, events.length + later.length);

    await assert.rejects(restoreBackup(target.database, file), RestoreError);
    assert.deepEqual(await readdir(join(folder, source.kind)), ['waymark-2026-11-28T20-00-00Z.jsonl.gz']);
  });
}

test('a sealed backup opens with its key alone, and not once it was changed or cut', async () => {
  const [source] = sources;
  const [app] = await openBothApps();
  assert.ok(source && app);
  const secret = 'a key of more than sixteen letters';
  const file = await writeBackup(source.place, folder, at, secret);
  const bytes = await readFile(file);
  const restore = (key: string) => restoreBackup(app.database, file, key);
  await assert.rejects(restore('another key of sixteen letters'), /another key, or was changed/);
  await truncate(file, bytes.length - 20);
  await assert.rejects(restore(secret), RestoreError);
  const changed = Buffer.from(bytes);
  changed[40] = (changed[40] ?? 0) ^ 1;
  await writeFile(file, changed);
  await assert.rejects(restore(secret), RestoreError);
  assert.deepEqual(await app.database.selectFrom('accounts').select('id').execute(), []);
  await writeFile(file, bytes);
  assert.ok((await restore(secret)) > 0);
});

test('a file that is no backup, and one without its end, are refused in a sentence', async () => {
  const [app] = await openBothApps();
  assert.ok(app);
  const { gzipSync } = await import('node:zlib');
  const file = join(folder, 'other.gz');
  for (const [lines, message] of [
    ['{"some":"thing"}\n', /not a backup that this version reads/],
    ['{"waymark":"backup","format":1,"at":"2026-11-28T20:00:00.000Z"}\n', /The end of the backup is missing/],
  ] as const) {
    await writeFile(file, gzipSync(lines));
    await assert.rejects(restoreBackup(app.database, file), message);
  }
});

type Exchanged = { readonly body: Record<string, unknown> };

/** The ids of a whole journal, which comes in parts. */
async function readJournal(exchange: (cursor: number) => Promise<Exchanged>): Promise<Set<string>> {
  const ids = new Set<string>();
  let [cursor, hasMore] = [0, true];
  while (hasMore) {
    const { body } = await exchange(cursor);
    const events: unknown = body['events'];
    for (const event of Array.isArray(events) ? events : []) ids.add(String(Reflect.get(event, 'id')));
    [cursor, hasMore] = [Number(body['cursor']), body['more'] === true];
  }
  return ids;
}
