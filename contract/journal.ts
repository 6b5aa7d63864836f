import { z } from '@hono/zod-openapi';

import type { JournalEvent } from '#journal/event/event.ts';

import { sharedLimits } from './limits.ts';
import { body, done, problem } from './shapes.ts';

const anyEvent = z.record(z.string(), z.unknown());
/** The server checked these events when they arrived. */
const event = z.custom<JournalEvent>().openapi({ type: 'object' });

const maxCursor = 2 ** 31 - 1;

/** Each event is checked by the journal itself. */
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
      .max(sharedLimits.journal.sent.events, `must be at most ${sharedLimits.journal.sent.events} events`)
      .default([]),
  },
  ['after', 'events'],
);

export const journalAnswer = done
  .extend({
    account: z.string().openapi({
      description:
        'The journal that the cursor belongs to: the account, and after a dot the copy, if a backup was restored. If it differs from before, start again at 0 and send all events',
    }),
    events: z
      .array(event)
      .readonly()
      .openapi({ description: 'The events after the cursor that was sent, in order of arrival' }),
    cursor: z.int().openapi({ description: 'Send this as `after` next time' }),
    more: z.boolean().openapi({ description: 'Whether more events are waiting' }),
  })
  .openapi('JournalAnswer');

/** If any event is refused, none of the body is stored. */
export const journalProblem = problem
  .extend({
    refused: z.array(z.int()).readonly().optional().openapi({
      description: 'Positions in `events`, from 0, of the refused events; the others may be sent again',
    }),
  })
  .openapi('JournalProblem');

export type JournalProblem = z.infer<typeof journalProblem>;
export type JournalAnswer = z.infer<typeof journalAnswer>;
