import assert from 'node:assert/strict';

import ICAL from 'ical.js';
import fc from 'fast-check';

import { writeCalendar } from '#wording/calendar/write-calendar.ts';

import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

const piece = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  'END:VEVENT',
  'BEGIN:VALARM',
  'ATTACH:x',
  ';',
  ',',
  ':',
  '\\',
  '\\n',
  '"',
  '^',
  '=',
  '🐍',
  '\u2028',
  '\u0085',
  '\v',
  '\0',
  'ä'.repeat(80),
);
const words = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 6 })
  .map((parts) => parts.join(''));
const session = fc.record({
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2199-12-30'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  minutes: fc.integer({ min: 1, max: 1440 }),
  summary: words,
  description: words,
});
const cases = fc.record({
  sessions: fc.array(session, { maxLength: 4 }),
  name: words,
  clock: fc.constantFrom('00:00', '02:30', '18:30', '23:59'),
  zone: fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'Pacific/Apia',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  ),
});

/** No word of a learner becomes an event or a property of a calendar. */
export async function tryCalendars(): Promise<GeneratedTrial> {
  return makeGeneratedTrial(cases, ({ sessions, ...rest }) => {
    const named = sessions.map((one, at) => ({ ...one, id: `${at}@waymark` }));
    const text = writeCalendar(named, { ...rest, url: 'https://waymark.example/plan', now: new Date(0) });
    const calendar = new ICAL.Component(ICAL.parse(text));
    assert.equal(calendar.getAllSubcomponents().length, sessions.length);
    assert.ok(
      namesIn(calendar).every((name) => known.has(name)),
      namesIn(calendar).join(),
    );
    for (const event of calendar.getAllSubcomponents())
      assert.ok(
        namesIn(event).every((name) => known.has(name)),
        namesIn(event).join(),
      );
  });
}

const known = new Set(
  'version prodid name x-wr-calname refresh-interval x-published-ttl method uid sequence dtstamp dtstart dtend summary description url'.split(
    ' ',
  ),
);

function namesIn(part: ICAL.Component): string[] {
  return part.getAllProperties().map(({ name }) => name);
}
