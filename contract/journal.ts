import { z } from '@hono/zod-openapi';

import type { JournalEvent } from '#journal/event/event.ts';

import { limits } from './limits.ts';
import { body, done, problem } from './shapes.ts';

const anyEvent = z.record(z.string(), z.unknown());
/** What the server sends was checked when it came. */
const event = z.custom<JournalEvent>().openapi({ type: 'object' });

/** The largest integer that a column of either database holds. */
const maxCursor = 2 ** 31 - 1;

/** The events are the journal's own to check, one by one. */
export const journalBody = body(
  'Journal',
  {
    after: z
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(maxCursor, `must be at most ${maxCursor}`)
      .default(0),
    events: z
      .array(anyEvent, 'must be a list')
      .max(limits.journal.sent.events, `must be at most ${limits.journal.sent.events} events`)
      .default([]),
  },
  ['after', 'events'],
);

export const journalAnswer = done
  .extend({
    account: z.string().openapi({
      description:
        'Which journal the cursor belongs to: the account, and after a point, where a backup was restored, which copy. With another account or copy than before the cursor is void: begin at 0, and send this account every event',
    }),
    events: z
      .array(event)
      .readonly()
      .openapi({ description: 'What came after the cursor sent, in order of arrival' }),
    cursor: z.int().openapi({ description: 'To be sent as `after` next time' }),
    more: z.boolean().openapi({ description: 'Whether there is more to ask for at once' }),
  })
  .openapi('JournalAnswer');

/** Nothing of a body that is refused was taken in. */
export const journalProblem = problem
  .extend({
    refused: z.array(z.int()).readonly().optional().openapi({
      description: 'Positions in `events`, from 0, of what is refused; the rest may be sent again',
    }),
  })
  .openapi('JournalProblem');

export type JournalProblem = z.infer<typeof journalProblem>;
export type JournalAnswer = z.infer<typeof journalAnswer>;
