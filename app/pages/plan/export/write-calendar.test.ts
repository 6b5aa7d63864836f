import assert from 'node:assert/strict';
import { test } from 'node:test';

import ICAL from 'ical.js';

import { addressOf, splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';
import { writePlanCalendar } from './write-calendar.ts';
import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { isFree } from '../describe-fill.ts';
import { findTopic } from '../topics.ts';

// Daylight saving time ends here on 25 October 2026 and begins again on 28 March 2027.
process.env['TZ'] = 'Europe/Berlin';

const tracked = exampleTrackedPlan({ days: 200, restDays: [6] });
const text = writePlanCalendar(tracked, { clock: '18:30', site: 'https://waymark.example' });
const events = new ICAL.Component(ICAL.parse(text))
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component));

test('writePlanCalendar gives one event for each day that has work, each with its own name', () => {
  const sessions = tracked.plan.days.filter((day) => !isFree(day));
  assert.ok(sessions.length > 50);
  assert.equal(events.length, sessions.length);
  assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
});

test('writePlanCalendar starts each session at the learner’s time, in winter and in summer', () => {
  const clocks = events.map(({ startDate }) => {
    const start = startDate.toJSDate();
    return `${start.getHours()}:${start.getMinutes()}`;
  });
  assert.deepEqual(new Set(clocks), new Set(['18:30']));
  const offsets = new Set(events.map(({ startDate }) => startDate.toJSDate().getTimezoneOffset()));
  assert.deepEqual(offsets, new Set([-60, -120]));
});

test('writePlanCalendar puts each session on its date, as long as it takes', () => {
  const [first] = tracked.plan.days;
  const [event] = events;
  const start = event?.startDate.toJSDate();
  assert.deepEqual([start?.getFullYear(), start?.getMonth(), start?.getDate()], [2026, 10, 21]);
  assert.equal(event?.duration.toSeconds(), (first?.minutes ?? 0) * 60);
});

test('writePlanCalendar marks a day as done once all that was not removed from it is done', () => {
  const request = { days: 10, minutesADay: { weekday: 120 } };
  const found = exampleTrackedPlan(request).plan.days.find(({ items }) => items.length > 1);
  const { day, items, fill } = found ?? assert.fail('No day has two topics.');
  const [first = assert.fail(), ...others] = items.map(({ key }) => splitKey(key));
  const about = [...new Set(fill?.about)].map(splitKey);
  const finish: readonly EventBody[] = [
    ...others.map((topic) => Object.assign({ kind: 'topic-done' } as const, topic)),
    ...(fill ? [{ kind: 'plan-work-done', plan: 'vue', day, work: fill.kind, about } as const] : []),
  ];
  const drop = { kind: 'plan-dropped', plan: 'vue', ...first, dropped: true } as const;
  const countDone = (acts: readonly EventBody[]) => {
    const changed = exampleTrackedPlan(request, { events: () => [...acts] });
    return writePlanCalendar(changed, { clock: '18:30', site: '' }).match(/SUMMARY:Done: /g)?.length ?? 0;
  };
  assert.deepEqual([countDone(finish), countDone([drop]), countDone([...finish, drop])], [0, 0, 1]);
});

test('writePlanCalendar does not let a line break in a title start a property or an event', () => {
  const title = 'Mine\r\nBEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT';
  const file = writePlanCalendar(
    { ...tracked, saved: { ...tracked.saved, title } },
    { clock: '18:30', site: 'https://waymark.example' },
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  assert.equal(calendar.getAllSubcomponents('vevent').length, events.length);
  assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), title.replaceAll('\r\n', ' '));
});

test('writePlanCalendar names the topics and the pages to read', () => {
  const [item] = tracked.plan.days[0]?.items ?? [];
  const topic = findTopic(tracked.shown, item?.key ?? '');
  const [event] = events;
  assert.ok(topic && event);
  assert.ok(event.summary.includes(topic.title));
  assert.ok(event.description.includes(`https://waymark.example${addressOf(topic.key)}`));
  assert.ok(event.description.includes(topic.websites[0]?.url ?? 'no page'));
});
