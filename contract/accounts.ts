import { z } from '@hono/zod-openapi';

import type { JournalEvent } from '#journal/event/event.ts';

import { sharedLimits } from './limits.ts';
import { body, done, line } from './shapes.ts';

const email = line(sharedLimits.email).openapi({ example: 'ada@example.com' });
const password = line(sharedLimits.password);
const passwords = { password, confirmpassword: password };
const name = line(sharedLimits.name).openapi({ example: 'Ada' });

export const signupBody = body('Signup', { name, email, ...passwords }, [
  'name',
  'email',
  'password',
  'confirmpassword',
]);
export const loginBody = body(
  'Login',
  { email, password, remember: z.boolean('must be true or false').default(false) },
  ['email', 'password'],
);
export const renameBody = body('Rename', { name }, ['name']);
export const deleteBody = body('Leave', { password }, ['password']);
export const forgotBody = body('Forgot', { email }, ['email']);
export const checkBody = body('Check', { token: line(sharedLimits.token) }, ['token']);
export const resetBody = body('Reset', { token: line(sharedLimits.token), ...passwords }, [
  'token',
  'password',
  'confirmpassword',
]);
export const changeBody = body('Change', { oldpassword: password, ...passwords }, [
  'oldpassword',
  'password',
  'confirmpassword',
]);

export const loginAnswer = done.extend({ token: z.string(), name: z.string() }).openapi('LoginAnswer');
export const meAnswer = done
  .extend({ name: z.string(), email: z.string(), since: z.iso.datetime() })
  .openapi('MeAnswer');
const storedEvent = z.custom<JournalEvent>().openapi({ type: 'object' });
export const exportAnswer = done
  .extend({
    account: z.object({
      name: z.string(),
      email: z.string(),
      since: z.iso.datetime(),
      keepsQuestions: z.boolean(),
      confirmed: z.iso.datetime().nullable().openapi({ description: 'When a mailed link proved the e-mail' }),
    }),
    networks: z
      .array(z.object({ seen: z.iso.datetime() }))
      .openapi({ description: 'Where you have logged in from, of which only a hash is stored' }),
    sessions: z.array(
      z.object({
        device: z.string(),
        since: z.iso.datetime(),
        seen: z.iso.datetime(),
        until: z.iso.datetime(),
      }),
    ),
    questions: z.array(z.string()),
    calendar: z.object({ clock: z.string(), zone: z.string(), since: z.iso.datetime() }).nullable(),
    format: z.string().openapi({ description: 'The file can be imported as a record' }),
    version: z.int(),
    count: z.int(),
    events: z.array(storedEvent).readonly(),
  })
  .openapi('ExportAnswer');
export const renameAnswer = done.extend({ name: z.string() }).openapi('RenameAnswer');
const session = z.object({
  id: z.string(),
  device: z.string(),
  since: z.iso.datetime(),
  seen: z.iso.datetime(),
  until: z.iso.datetime(),
  current: z.boolean().openapi({ description: 'Whether this call uses it' }),
});
export const sessionsAnswer = done.extend({ sessions: z.array(session) }).openapi('SessionsAnswer');
export const sessionParams = z.object({
  id: z.string().regex(new RegExp(`^[\\w-]{1,${sharedLimits.token}}$`), 'must be the id of a session'),
});

export type Signup = z.infer<typeof signupBody>;
export type Login = z.infer<typeof loginBody>;
export type Reset = z.infer<typeof resetBody>;
export type PasswordChange = z.infer<typeof changeBody>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
export type MeAnswer = z.infer<typeof meAnswer>;
export type ExportAnswer = z.infer<typeof exportAnswer>;
export type RenameAnswer = z.infer<typeof renameAnswer>;
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
export type Session = z.infer<typeof session>;
