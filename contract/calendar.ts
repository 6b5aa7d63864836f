import { z } from '@hono/zod-openapi';

import { sharedLimits } from './limits.ts';
import { body, done, line } from './shapes.ts';

const clock = z
  .string('must be text')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00')
  .openapi({ example: '18:00' });
const zone = line(sharedLimits.zone)
  .refine(isZone, 'must be a time zone')
  .openapi({ example: 'Europe/Berlin' });

/** When sessions start, and where. */
export const calendarBody = body('Calendar', { clock, zone }, ['clock', 'zone']);

const since = z.iso.datetime().openapi({ description: 'When the address was made' });
export const calendarAnswer = done.extend({ since: since.nullable() }).openapi('CalendarAnswer');
export const calendarMadeAnswer = done
  .extend({ since, path: z.string().openapi({ description: 'The secret address; it is shown only here' }) })
  .openapi('CalendarMadeAnswer');

export type CalendarAnswer = z.infer<typeof calendarAnswer>;
export type CalendarMadeAnswer = z.infer<typeof calendarMadeAnswer>;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
