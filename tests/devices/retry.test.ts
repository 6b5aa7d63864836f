import assert from 'node:assert/strict';
import { beforeEach, describe, type TestContext, test } from 'node:test';
import { setImmediate as wait } from 'node:timers/promises';

import { openBothApps } from '../databases/apps.ts';
import { makeLearner } from '../databases/learner.ts';
import { actAsBrowser, type Device, openDevice } from './devices.ts';
import { doneEvent } from './join-two.ts';

// What a page has and Node has not. Each file here has a process of its own.
const documentElement = { style: { setProperty: () => {} }, toggleAttribute: () => false };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement });
const network = { onLine: true };
const events = new EventTarget();
Object.defineProperty(globalThis, 'navigator', { value: network });
Object.assign(globalThis, {
  renamedTopics: [],
  window: globalThis,
  document: page,
  addEventListener: events.addEventListener.bind(events),
});
const { stopSync, sync } = await import('#app/record/sync.ts');

type Answer = () => Response;
const noNetwork: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const answer = (status: number, body: string) => () => new Response(body, { status });
const busy = answer(503, '{"success":false,"message":"Try again later."}');

const [app] = await openBothApps({ RATE_LIMIT: 'off' });
if (!app) throw new Error('There is no app.');
const { token } = await makeLearner(app);

/** What the next calls get instead of the server's answer. */
let answers: Answer[] = [];
let calls = 0;
actAsBrowser(async (path, init) => {
  calls += 1;
  return answers.shift()?.() ?? app.app.request(path, init, { socketAddress: '192.0.2.1' });
}, token);
const device = await openDevice('phone');
await sync();

/** Stops the clock. Gives the delays, in milliseconds, after which calls were planned, and the way to let time pass. */
function stopClock({ mock }: TestContext) {
  mock.method(Math, 'random', () => 0.5);
  mock.timers.enable({ apis: ['setTimeout'] });
  const planned = mock.method(globalThis, 'setTimeout');
  const delays = () => planned.mock.calls.map((call) => call.arguments[1]);
  return { delays, pass: (milliseconds: number) => mock.timers.tick(milliseconds) };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait();
}

const isSent = async ({ readIds }: Device) => (await readIds('unsent')).length === 0;

describe(`sync() after a failure on ${app.kind}`, () => {
  beforeEach(async () => {
    answers = [];
    await sync();
    assert.ok(await isSent(device));
  });

  test('calls again by itself, later each time, until everything is sent', async (context) => {
    const { delays, pass } = stopClock(context);
    await device.addEvent(doneEvent('lists'));
    answers = [noNetwork, busy, answer(429, '{}'), answer(200, '<h1>Log in to the network</h1>'), busy, busy];
    await sync();
    const expected = [2000, 4000, 8000, 16_000, 32_000, 60_000];
    for (const [at, delay] of expected.entries()) {
      await until(() => delays().length === at + 1);
      assert.equal(delays()[at], delay);
      pass(delay);
    }
    await until(() => isSent(device));
    answers = [noNetwork];
    await device.addEvent(doneEvent('strings'));
    await sync();
    assert.equal(delays().at(-1), 2000);
  });

  test('does not call again when it would not help, or when nothing waits', async (context) => {
    const { delays } = stopClock(context);
    answers = [noNetwork];
    await sync();
    await device.addEvent(doneEvent('lists'));
    for (const refusal of [answer(413, '<h1>Too large</h1>'), answer(403, '{}'), answer(404, '{}')]) {
      answers = [refusal];
      await sync();
    }
    assert.deepEqual([delays(), await isSent(device)], [[], false]);
  });

  test('waits until the page is visible and online', async (context) => {
    const { delays, pass } = stopClock(context);
    await device.addEvent(doneEvent('lists'));
    page.visibilityState = 'hidden';
    answers = [noNetwork];
    await sync();
    page.visibilityState = 'visible';
    network.onLine = false;
    answers = [noNetwork];
    await sync();
    assert.deepEqual(delays(), []);
    network.onLine = true;
    answers = [noNetwork];
    await sync();
    assert.deepEqual(delays(), [2000]);
    page.visibilityState = 'hidden';
    const before = calls;
    pass(2000);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await until(() => isSent(device));
    assert.equal(calls, before + 1);
  });

  test('stops at a logout', async (context) => {
    const { delays, pass } = stopClock(context);
    await device.addEvent(doneEvent('lists'));
    answers = [noNetwork, noNetwork, noNetwork];
    await sync();
    await stopSync();
    const before = calls;
    pass(60_000);
    await sync();
    assert.deepEqual([delays(), calls], [[2000], before]);
  });
});
