import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import type { EventBody } from '#journal/event/event.ts';
import { foldJournal } from '#journal/fold/fold.ts';

import { makeBothPlaces } from '../databases/both.ts';
import { makeSignup } from '../databases/learner.ts';
import { actAsBrowser, type Device, openDevice } from '../devices/devices.ts';
import { startServer, storesOnly } from './server-process.ts';

/** Enough to meet a call under way; KILLS asks for more. */
const kills = Number(process.env['KILLS'] ?? 3);
const technologies = ['python', 'git', 'css'];
/** Decides what is done and when the server dies. It is printed when a run fails. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

for (const { kind, dataDir, databaseUrl } of await makeBothPlaces()) {
  test(`kill -9 during the exchange of two devices on ${kind}, ${kills} times, leaves the same events everywhere`, async (context) => {
    context.diagnostic(`SEED=${seed}`);
    const random = makeRandom(seed);
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    let server = await startServer(environment, storesOnly);
    let underWay = 0;
    const isIdle = () => underWay === 0;
    actAsBrowser(
      async (path, init) => {
        underWay += 1;
        return fetchNow(`${server.url}${path}`, init).finally(() => (underWay -= 1));
      },
      await logInSomebody(server.url),
    );
    const devices = [await openDevice('phone'), await openDevice('laptop')];
    const acknowledged = new Set<string>();
    let cut = 0;
    for (let killed = 0; killed < kills; killed += 1) {
      const working = devices.map((device) => workUntilDead(device, acknowledged, random));
      const done = Promise.all(working).then(() => true);
      await wait(30 + random() * 170);
      // On a busy machine this takes longer, and a kill that cuts no call would prove nothing.
      while (isIdle() && !(await Promise.race([done, wait(1, false)])));
      cut += underWay;
      await server.end('SIGKILL');
      await done;
      server = await startServer(environment, storesOnly);
    }
    const reader = await openDevice('reader');
    for (const device of [...devices, ...devices, reader]) await device.exchange();
    await server.end('SIGTERM');

    const stored = await reader.read();
    const ids = new Set(stored.map(({ id }) => id));
    assert.ok(cut >= kills / 2, `only ${cut} calls were cut`);
    assert.deepEqual(
      [...acknowledged].filter((id) => !ids.has(id)),
      [],
    );
    for (const device of devices) {
      const events = await device.read();
      assert.deepEqual(events, stored);
      assert.deepEqual(foldJournal(events, { renamed: [] }), foldJournal(stored, { renamed: [] }));
      assert.deepEqual([await device.readIds('unsent'), await device.readIds('refused')], [[], []]);
    }
    assert.equal(
      stored.length,
      devices.reduce((sum, { made }) => sum + made.length, 0),
    );
    context.diagnostic(`${stored.length} events, ${acknowledged.size} known to be safe, ${cut} calls cut`);
  });
}

const fetchNow = globalThis.fetch;

/** Does one thing after another and exchanges it until the server is gone, and records what it confirmed. */
async function workUntilDead(device: Device, acknowledged: Set<string>, random: () => number): Promise<void> {
  for (;;) {
    for (let left = 1 + random() * 4; left > 0; left -= 1) await device.addEvent(chooseBody(device, random));
    await device.exchange();
    const unsent = await device.readIds('unsent');
    if (unsent.length > 0) return;
    for (const id of device.made) acknowledged.add(id);
  }
}

function chooseBody(device: Device, random: () => number): EventBody {
  const choose = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
  const about = { technology: choose(technologies) ?? 'git', topic: `topic-${Math.floor(random() * 9)}` };
  const kind = choose(['topic-done', 'topic-undone', 'topic-starred', 'stopped-here'] as const);
  const undone = random() < 0.1 ? choose(device.made) : undefined;
  if (undone !== undefined) return { kind: 'undo', event: undone };
  if (random() < 0.1) return { kind: 'note-written', ...about, text: 'x'.repeat(random() * 2000) };
  return { kind: kind ?? 'topic-done', ...about };
}

async function logInSomebody(url: string): Promise<string> {
  const { confirmpassword, ...signup } = makeSignup();
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetchNow(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return Object(await answer.json());
  };
  await send('/api/signup', { ...signup, confirmpassword });
  const { token } = await send('/api/login', signup);
  return String(token);
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function makeRandom(state: number): () => number {
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
