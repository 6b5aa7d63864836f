import assert from 'node:assert/strict';

import ICAL from 'ical.js';
import fc from 'fast-check';

import { writeMarkdown } from '#app/pages/plan/export/write-markdown.ts';
import { makeTrackedPlan } from '#app/pages/plan/tracked/tracked-plan.ts';
import { parseEvents } from '#journal/event/parse-events.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';
import { library } from '#replies/testing/ask-sample.ts';
import { makeCalendarPlan } from '#server/calendar/make-calendar-plan.ts';
import { listSessions } from '#wording/calendar/list-sessions.ts';
import { writeCalendar } from '#wording/calendar/write-calendar.ts';

import { exampleGoalPlan, goalContent, makeExamplePlan } from '../../example-tracked-plan.ts';
import { mutateJson } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

const date = '2026-11-24';
const calendar = {
  name: 'Plans',
  zone: 'Europe/Berlin',
  url: 'https://waymark.example/plan',
  now: new Date(0),
};

/** Saved plans that an import may bring, as the page, the calendar and the file in Markdown have them. */
export async function tryPlans(): Promise<GeneratedTrial> {
  const { saved } = makeExamplePlan('mine', '2026-11-21');
  const goal = exampleGoalPlan({ days: 15 });
  const { title, starts, request, days } = goal.saved;
  const plans: unknown[] = [saved, { kind: 'plan-saved', plan: 'goal', title, starts, request, days }];
  const clocks = fc.constantFrom('00:00', '02:30', '18:30', '23:59');
  return makeGeneratedTrial(fc.tuple(mutateJson(plans), clocks), ([body, clock]) =>
    useSavedPlan(body, clock),
  );
}

const follow = (key: string) => [key];

function useSavedPlan(body: unknown, clock: string): void {
  const [stamped] = exampleEvents({ kind: 'undo', event: 'x' });
  const { id, device, at } = stamped ?? {};
  const read = parseEvents([typeof body === 'object' ? { ...body, id, device, at } : body]);
  if ('problem' in read) return;
  const state = foldJournal(read.events, { renamed: [] });
  for (const saved of state.plans.values()) {
    const plan = readSavedPlan(saved, follow, date);
    const shown = makeCalendarPlan(saved, { library, follow, topics: state.topics, date });
    assert.equal(plan === null, shown === null);
    if (!plan || !shown) continue;
    const sessions = listSessions(shown, (key) => `https://waymark.example/${key}`);
    const text = writeCalendar(sessions, { ...calendar, clock });
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    assert.equal(events.length, sessions.length);
    const tracked = makeTrackedPlan(saved, plan, { ...goalContent, state, date });
    assert.ok(writeMarkdown(tracked, 'https://waymark.example').startsWith('# '));
  }
}
