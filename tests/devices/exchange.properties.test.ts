import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setImmediate as wait } from 'node:timers/promises';

import fc from 'fast-check';

import type { JournalEvent } from '#journal/event/event.ts';
import { createSession } from '#server/accounts/sessions.ts';
import type { Database } from '#server/database/schema.ts';

import { openBothApps } from '../databases/apps.ts';
import { actAsBrowser, type Device, type Fetch, openDevice } from './devices.ts';
import { makeNetwork } from './network.ts';
import { arbitrarySteps, type Step } from './week.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

for (const { kind, app, database } of await openBothApps({ RATE_LIMIT: 'off' })) {
  const fetchPath: Fetch = async (path, init) => app.request(path, init, { socketAddress: '192.0.2.1' });

  test(`two devices and the server on ${kind} agree and lose nothing when calls overlap, repeat, arrive late or get lost`, async () => {
    const lives = fc.asyncProperty(arbitrarySteps, async (steps) => {
      const network = makeNetwork(fetchPath);
      actAsBrowser(network.fetch, await makeSession(database));
      const devices = [await openDevice('phone'), await openDevice('laptop')] as const;
      await live(devices, steps, network);

      const reader = await openDevice('reader');
      for (const device of [...devices, ...devices, reader]) await device.exchange();
      const stored = await reader.read();
      for (const device of devices) {
        assert.deepEqual(await device.read(), stored);
        assert.deepEqual([await device.readIds('unsent'), await device.readIds('refused')], [[], []]);
      }
      const made = new Set(devices.flatMap((device) => device.made));
      assert.deepEqual(new Set(stored.map(({ id }) => id)), made);
    });
    await fc.assert(lives, { numRuns });
  });

  test(`the server on ${kind} recovers from its devices what a restored backup is missing`, async () => {
    actAsBrowser(fetchPath, await makeSession(database));
    const devices = [await openDevice('phone'), await openDevice('laptop')] as const;
    for (const topic of ['a', 'b', 'c', 'd']) {
      const body = { kind: 'topic-done', technology: 'alpha', topic } as const;
      for (const device of devices) {
        await device.addEvent(body);
        await device.exchange();
      }
    }
    const reader = await openDevice('reader');
    await reader.exchange();
    const [first] = await reader.read();
    const { account_id: id } = await database
      .selectFrom('events')
      .select('account_id')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    const backup = 3;
    await database.deleteFrom('events').where('account_id', '=', id).where('number', '>', backup).execute();
    await database.updateTable('accounts').set({ arrived: backup }).where('id', '=', id).execute();

    for (const device of devices) await device.exchange();
    const after = await openDevice('new');
    await after.exchange();
    assert.equal((await after.read()).length, 8);
  });
}

type Network = ReturnType<typeof makeNetwork>;

/** Takes the steps in order, with exchanges running beside them, and waits until every answer has come. */
async function live(devices: readonly [Device, Device], steps: readonly Step[], network: Network) {
  const exchanging: Promise<unknown>[] = [];
  for (const step of steps) {
    if (step.kind === 'release') network.release(step.which);
    else if (step.kind === 'exchange') {
      network.announce(step.fate);
      // Failed calls are repeated later, as in the browser.
      for (const at of step.devices)
        exchanging.push((devices[at] ?? devices[0]).exchange().catch(() => false));
      await wait();
    } else await act(devices[step.device] ?? devices[0], step);
    for (const device of devices) await checkNothingLost(device);
  }
  network.open();
  await Promise.all(exchanging);
}

async function act(device: Device, step: Extract<Step, { kind: 'work' | 'undo' | 'forge' }>): Promise<void> {
  if (step.kind === 'work') return void (await device.addEvent(step.body));
  const events = await device.read();
  const event = events[step.which % Math.max(1, events.length)];
  if (!event) return;
  if (step.kind === 'undo') await device.addEvent({ kind: 'undo', event: event.id });
  else await device.importEvent(forge(event));
}

/** What a broken device does: it writes other content under an existing id. */
function forge({ id, at, device }: JournalEvent): JournalEvent {
  return { id, at, device, kind: 'roadmap-reset', technology: 'alpha' };
}

async function checkNothingLost(device: Device): Promise<void> {
  const ids = new Set((await device.read()).map(({ id }) => id));
  for (const id of device.made) assert.ok(ids.has(id));
}

async function makeSession(database: Database): Promise<string> {
  const id = randomUUID();
  const account = { id, name: 'Ada', email: `${id}@example.com`, password: '', created_at: '' };
  await database.insertInto('accounts').values(account).execute();
  return createSession(database, { accountId: id, device: '', remember: false });
}
