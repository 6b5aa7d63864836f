import assert from 'node:assert/strict';
import { test } from 'node:test';

import ICAL from 'ical.js';

import { exampleEvents } from '#journal/testing/example-event.ts';
import type { EventBody } from '#journal/event/event.ts';
import { addDays } from '#journal/dates.ts';

import { type OpenApp, openBothApps } from '../../tests/databases/apps.ts';
import { makeLearner, password } from '../../tests/databases/learner.ts';
import { makeExamplePlan } from '../../tests/example-tracked-plan.ts';
import { limits } from '../limits.ts';

const today = new Date().toISOString().slice(0, 10);
const time = { clock: '18:30', zone: 'Europe/Berlin' };

for (const app of await openBothApps()) {
  const { kind, send } = app;

  test(`GET /plan/{secret}.ics on ${kind} is a calendar with the days of the learner’s plans`, async () => {
    const { saved, plan } = makeExamplePlan('mine', today);
    const [item] = plan.days[0]?.items ?? [];
    const topic = item?.key.slice('vue/'.length) ?? '';
    const { path } = await makeCalendar(app, [saved, { kind: 'topic-done', technology: 'vue', topic }]);
    const answer = await read(app, path);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('x-robots-tag'), 'noindex, nofollow');
    const events = parse(await answer.text());
    const days = plan.days.filter(({ minutes }) => minutes > 0);
    assert.deepEqual(
      events.map(({ uid, duration }) => [uid, duration.toSeconds() / 60]),
      days.map(({ day, minutes }) => [`mine-${day}@waymark`, minutes]),
    );
    const [first] = events;
    const start = new Intl.DateTimeFormat('sv-SE', {
      timeZone: time.zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    assert.equal(first && start.format(first.startDate.toJSDate()), `${today} ${time.clock}`);
    assert.match(first?.description ?? '', /^Done: /);
    assert.match(first?.description ?? '', /https:\/\/waymark\.example\/language\/vue#/);
  });

  test(`GET /plan/{secret}.ics on ${kind} keeps the ids of its sessions, and follows what is removed`, async () => {
    const [one, other] = [makeExamplePlan('one', today), makeExamplePlan('other', addDays(today, 3))];
    const { path, record } = await makeCalendar(app, [one.saved, other.saved]);
    const before = parse(await (await read(app, path)).text());
    assert.deepEqual(
      parse(await (await read(app, path)).text()).map(({ uid }) => uid),
      before.map(({ uid }) => uid),
    );
    assert.equal(new Set(before.map(({ uid }) => uid)).size, before.length);
    await record([one.saved, other.saved, { kind: 'plan-removed', plan: 'one' }]);
    const after = parse(await (await read(app, path)).text());
    assert.deepEqual(
      after.map(({ uid }) => uid),
      before.map(({ uid }) => uid).filter((uid) => uid.startsWith('other')),
    );
  });

  test(`GET /plan/{secret}.ics on ${kind} shows nothing of other learners, and of an empty record an empty calendar`, async () => {
    await makeCalendar(app, [makeExamplePlan('mine', today).saved]);
    const { path } = await makeCalendar(app, []);
    assert.deepEqual(parse(await (await read(app, path)).text()), []);
  });

  test(`GET /plan/{secret}.ics on ${kind} has a limited number of days`, async () => {
    const plans = [
      makeExamplePlan('early', addDays(today, -40), 60),
      makeExamplePlan('late', addDays(today, 395)),
    ];
    const { path } = await makeCalendar(
      app,
      plans.map(({ saved }) => saved),
    );
    const uids = parse(await (await read(app, path)).text()).map(({ uid }) => uid);
    const [early, late] = ['early', 'late'].map((plan) => uids.filter((uid) => uid.startsWith(plan)));
    assert.equal(early?.includes('early-10@waymark'), false);
    assert.equal(early?.includes('early-12@waymark'), true);
    assert.equal(late?.includes('late-5@waymark'), true);
    assert.equal(late?.includes('late-7@waymark'), false);
  });

  test(`an address on ${kind} ends when it is turned off, when a new one is made, and with the account`, async () => {
    const { path, token } = await makeCalendar(app, []);
    const again = await send('PUT', '/api/calendar', { token, body: time });
    const next = String(again.body['path']);
    assert.notEqual(next, path);
    assert.deepEqual([await readStatus(app, path), await readStatus(app, next)], [404, 200]);
    assert.ok((await send('GET', '/api/calendar', { token })).body['since']);

    const off = await send('DELETE', '/api/calendar', { token });
    assert.deepEqual([off.status, off.body['since']], [200, null]);
    assert.equal(await readStatus(app, next), 404);
    assert.equal((await send('GET', '/api/calendar', { token })).body['since'], null);

    const last = String((await send('PUT', '/api/calendar', { token, body: time })).body['path']);
    assert.equal(await readStatus(app, last), 200);
    assert.equal((await send('DELETE', '/api/me', { token, body: { password } })).status, 200);
    assert.equal(await readStatus(app, last), 404);
    assert.deepEqual(
      await app.database.selectFrom('calendars').selectAll().where('clock', '=', '').execute(),
      [],
    );
  });

  test(`GET /plan/{secret}.ics on ${kind} answers 404 to any other address, also to the stored hash`, async () => {
    const { path } = await makeCalendar(app, []);
    const secret = path.slice('/plan/'.length, -'.ics'.length);
    const rows = await app.database.selectFrom('calendars').select('token_hash').execute();
    assert.ok(!rows.some((row) => row.token_hash === secret));
    assert.ok(Buffer.from(secret, 'base64url').length >= 16);
    const wrong = [
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`,
      secret.toLowerCase(),
      `${secret}A`,
      secret.slice(1),
      'x',
      'x'.repeat(5000),
      ...rows.map((row) => row.token_hash),
    ];
    for (const one of wrong) {
      const answer = await read(app, `/plan/${one}.ics`);
      assert.equal(answer.status, 404, one);
      assert.equal(answer.headers.get('x-robots-tag'), 'noindex, nofollow');
      assert.deepEqual(await answer.json(), { success: false, message: 'There is no such calendar.' });
    }
  });

  test(`/plan/{secret}.ics on ${kind} can only be read`, async () => {
    const { path } = await makeCalendar(app, []);
    const head = await read(app, path, 'HEAD');
    assert.deepEqual([head.status, await head.text()], [200, '']);
    assert.equal(head.headers.get('content-type'), 'text/calendar; charset=utf-8');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      assert.equal((await read(app, path, method)).status, 405, method);
  });

  test(`GET /plan/{secret}.ics on ${kind} answers 429 to a program that asks too often`, async () => {
    const { path } = await makeCalendar(app, []);
    for (let sent = 0; sent < limits.rates.calendarByAccount.times; sent += 1)
      assert.equal(await readStatus(app, path), 200);
    const limited = await read(app, path);
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
  });
}

/** A learner with these events and a calendar. `record` sends events with the ids of the first ones. */
async function makeCalendar(app: OpenApp, bodies: readonly EventBody[]) {
  const { token } = await makeLearner(app);
  const record = async (all: readonly EventBody[]) => {
    const body = { after: 0, events: exampleEvents(...all) };
    assert.equal((await app.send('POST', '/api/journal', { token, body })).status, 200);
  };
  if (bodies.length > 0) await record(bodies);
  const made = await app.send('PUT', '/api/calendar', { token, body: time });
  assert.equal(made.status, 200);
  return { token, record, path: String(made.body['path']) };
}

async function read({ app }: OpenApp, path: string, method = 'GET'): Promise<Response> {
  return app.request(path, { method }, { socketAddress: '192.0.2.7' });
}

async function readStatus(app: OpenApp, path: string): Promise<number> {
  return (await read(app, path)).status;
}

function parse(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}
