import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { exportAnswer } from '#contract/accounts.ts';
import { importJournal } from '#journal/export.ts';

import { openBothApps } from '../../../tests/databases/apps.ts';
import { makeSignup, password } from '../../../tests/databases/learner.ts';
import { makeEvent } from '../../../tests/databases/open-journals.ts';

for (const app of await openBothApps()) {
  const { kind, place, database, send } = app;

  /** A learner who has left something in every place where the server stores text. */
  const makeWriter = async (mark: string) => {
    const signup = { ...makeSignup(), name: `Name${mark}`, email: `mail-${mark.toLowerCase()}@example.com` };
    await send('POST', '/api/signup', { body: signup });
    const { body } = await send('POST', '/api/login', { body: { email: signup.email, password } });
    const token = String(body['token']);
    await send('PUT', '/api/history', { token });
    await send('POST', '/api/history', { token, body: { problem: `Question${mark}` } });
    const note = { ...makeEvent(), kind: 'note-written', text: `Note${mark}` };
    await send('POST', '/api/journal', { token, body: { after: 0, events: [makeEvent(), note] } });
    await send('PUT', '/api/calendar', { token, body: { clock: '18:00', zone: 'Europe/Berlin' } });
    await send('POST', '/api/password/forgot', { body: { email: signup.email } });
    await app.readMails();
    return { token, email: signup.email };
  };

  test(`GET /api/me/export on ${kind} has everything that is stored, and can be imported as a record`, async () => {
    const { token, email } = await makeWriter('Kept');
    const { status, body } = await send('GET', '/api/me/export', { token });
    assert.equal(status, 200);
    const text = JSON.stringify(body);
    for (const part of [email, 'NameKept', 'QuestionKept', 'NoteKept', 'Unknown device', 'Europe/Berlin'])
      assert.ok(text.includes(part), part);
    assert.equal(exportAnswer.parse(body).networks.length, 1);
    assert.doesNotMatch(text, /argon2|token/);
    const imported = importJournal(text);
    assert.equal('events' in imported && imported.events.length, 2);
    assert.equal((await send('GET', '/api/me/export')).status, 401);
  });

  test(`DELETE /api/me on ${kind} leaves nothing of an account readable, in tables or files`, async () => {
    const { token } = await makeWriter('Erased');
    assert.match(await readAll(), /erased/i);
    assert.equal((await send('DELETE', '/api/me', { token, body: { password } })).status, 200);
    assert.doesNotMatch(await readAll(), /erased/i);
    assert.match(await readAll(), /NoteKept/);
  });

  /** All tables, and every byte below the folder of the data. */
  async function readAll(): Promise<string> {
    const tables = await database.introspection.getTables();
    const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database));
    const names = await readdir(place.dataDir, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
    return JSON.stringify([await Promise.all(rows), await Promise.all(texts)]);
  }
}
