import { z } from 'zod';

const line = z.string().trim().min(1).max(400);
const slot = z.string().regex(/^[a-z]+$/, 'must be the name of a slot: small letters');
const pattern = z.string().min(1).max(140);

const exampleSchema = z.strictObject({
  wrong: line.describe('Code that raises the error; with slots'),
  right: line.describe('The same code, corrected'),
});

const fixSchema = z.strictObject({
  where: z.record(slot, pattern).optional().describe('What the whole value of a slot must match'),
  near: slot.optional().describe('A slot with a misspelled name: {near} is the known name most like it'),
  among: z.array(line.max(40)).max(80).optional().describe('Names of the language that {near} may be'),
  when: pattern
    .optional()
    .describe('What the line must match, without its indentation; named groups are slots'),
  given: pattern
    .optional()
    .describe('What the line that the message names must match; then `when` looks for another line'),
  above: pattern.optional().describe('What the line above must match'),
  below: pattern.optional().describe('What the line below must match'),
  on: z.enum(['above', 'below']).optional().describe('Fixes the line next to the one that the message names'),
  to: line.optional().describe('The corrected line, without its indentation'),
  top: line.optional().describe('A line that belongs at the top of the file'),
  indent: z
    .enum(['above', 'inside'])
    .optional()
    .describe('Indents the line as the one above it, or one step more'),
  say: line.describe('What was changed, at most 30 words'),
  example: exampleSchema.optional().describe('Shown where no code was pasted; only in the last fix'),
});

const caseSchema = z.strictObject({
  message: z.string().min(1).max(2000).describe('As the tool prints it'),
  code: z.string().min(1).optional(),
  right: z.string().min(1).describe('The corrected line, or the example where there is no code'),
});

export const knownErrorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  topic: z.string().describe('The key of the topic that explains it'),
  says: z.array(line).min(1).max(8).describe('As the tool prints it, with {slots}; one entry a wording'),
  told: z.array(line).max(4).default([]).describe('What people say who do not quote the message'),
  signs: z
    .record(slot, z.string().max(2))
    .default({})
    .describe('What the value of a slot begins with, also where the message lacks it, such as $'),
  means: line.describe('What broke, at most 30 words'),
  why: line.describe('Why, at most 40 words'),
  fixes: z.array(fixSchema).min(1).max(12).describe('The first that matches is used'),
  cases: z.array(caseSchema).min(2),
});

export type ErrorSource = z.infer<typeof knownErrorSchema> & { readonly technology: string };
export type ErrorFix = z.infer<typeof fixSchema>;
export type ErrorCase = z.infer<typeof caseSchema>;
/** An error with its fixes, as replies use it. Only the check needs its id. */
export type KnownError = Omit<ErrorSource, 'cases' | 'id'> & { readonly id?: string };
