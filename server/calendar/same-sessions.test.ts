import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressOf } from '#content/topic-key.ts';
import { loadLibraryContent } from '#content/library.ts';
import { foldJournal } from '#journal/fold/fold.ts';
import { makeLibrary } from '#replies/library.ts';
import { listSessions } from '#wording/calendar/list-sessions.ts';

import { exampleGoalPlan, exampleTrackedPlan } from '../../tests/example-tracked-plan.ts';
import { makeCalendarPlan } from './make-calendar-plan.ts';

const library = makeLibrary(await loadLibraryContent());
const { topics } = foldJournal([], { renamed: [] });

for (const [name, tracked] of [
  ['topics', exampleTrackedPlan({ days: 60 })],
  ['a goal', exampleGoalPlan({ days: 40 })],
  ['a goal and what comes after it', exampleGoalPlan({ days: 60, nextGoals: ['party-invitation'] })],
] as const)
  test(`makeCalendarPlan gives the sessions that the page of a plan for ${name} exports`, () => {
    const known = { library, follow: (key: string) => [key], topics, date: '2026-11-21' };
    const own = makeCalendarPlan(tracked.saved, known);
    assert.ok(own);
    const sessions = listSessions(own, addressOf);
    assert.ok(sessions.length > 20);
    assert.deepEqual(sessions, listSessions(tracked, addressOf));
  });
