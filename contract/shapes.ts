import { z } from '@hono/zod-openapi';

/** Text of at most so many characters, one line of it; absent counts as empty, so that the rules speak of it. */
export function line(most: number) {
  return text(most).refine((value) => !/[\n\r\t]/.test(value), 'must be one line');
}

/** Text of at most so many characters, with line breaks. */
export function text(most: number) {
  return z
    .string('must be text')
    .max(most, `must be at most ${most} characters long`)
    .refine((value) => value.isWellFormed() && !forbidden.test(value), 'must not hold control characters')
    .default('');
}

/** Every control character but tab and line breaks. */
const forbidden = /[^\P{Cc}\t\n\r]/u;

/** A body whose named fields must be sent; what else is sent is ignored. */
export function body<Fields extends z.ZodRawShape>(
  name: string,
  fields: Fields,
  required: (keyof Fields & string)[],
) {
  return z.object(fields).openapi(name, { required });
}

/** What every call answers when it worked; some calls add fields. */
export const done = z.object({ success: z.literal(true), message: z.string() }).openapi('Done');

/** What every call answers when it did not work: a sentence for the learner. */
export const problem = z.object({ success: z.literal(false), message: z.string() }).openapi('Problem');

export type Done = z.infer<typeof done>;
export type Problem = z.infer<typeof problem>;

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body that a call must be sent; `description` says what is special about it. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, description?: string) {
  const content = { 'application/json': { schema } };
  return { body: { required: true, content, ...(description !== undefined && { description }) } };
}
