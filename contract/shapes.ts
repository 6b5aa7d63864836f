import { z } from '@hono/zod-openapi';

/** One line of text. Absent counts as empty, so that the rules can answer for it. */
export function line(maxLength: number) {
  return text(maxLength).refine((value) => !/[\n\r\t]/.test(value), 'must be one line');
}

export function text(maxLength: number) {
  return z
    .string('must be text')
    .max(maxLength, `must be at most ${maxLength} characters long`)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), 'must not contain control characters')
    .default('');
}

/** Every control character except tab and line breaks. */
const forbidden = /[^\P{Cc}\t\n\r]/u;

/** A body with required fields. Unknown fields are ignored. */
export function body<Fields extends z.ZodRawShape>(
  name: string,
  fields: Fields,
  required: (keyof Fields & string)[],
) {
  return z.object(fields).openapi(name, { required });
}

export const done = z.object({ success: z.literal(true), message: z.string() }).openapi('Done');

export const problem = z.object({ success: z.literal(false), message: z.string() }).openapi('Problem');

export type Problem = z.infer<typeof problem>;

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema, description?: string) {
  const content = { 'application/json': { schema } };
  return { body: { required: true, content, ...(description !== undefined && { description }) } };
}
