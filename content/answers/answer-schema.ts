import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');

/** What learners ask in everyday words, and what a teacher would answer at once. */
export const directAnswerSchema = z.strictObject({
  topic: key.optional().describe('The topic that teaches it'),
  technology: z
    .string()
    .regex(/^[a-z0-9]+$/, 'must be the slug of a technology')
    .optional()
    .describe('Where it is about a whole technology; neither where it is about learning'),
  asks: z
    .array(z.string().trim().min(8).max(160))
    .min(4)
    .max(12)
    .describe('The same question as different people ask it'),
  says: z
    .string()
    .trim()
    .min(40)
    .max(800)
    .describe('The first sentence answers; then the reason, or what to watch for'),
  code: z.string().min(1).max(1000).optional().describe('At most 14 lines to copy'),
  next: z
    .literal(true)
    .optional()
    .describe('Where it is about a detail of its topic, or asked once that was explained'),
  also: z.array(key).max(2).default([]).describe('Where to read on besides'),
});

export type DirectAnswer = z.infer<typeof directAnswerSchema>;
