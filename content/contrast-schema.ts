import { z } from 'zod';

const line = z.string().trim().min(1).max(600);
const slug = z.string().regex(/^[a-z0-9]+$/, 'must be the slug of a technology');
const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');

/** Two or three things that learners compare: technologies, or ideas that one or more topics explain. */
export const contrastSchema = z.strictObject({
  between: z
    .array(z.union([slug, key]))
    .min(1)
    .max(3)
    .describe('Two technologies, or the keys of topics'),
  names: z
    .array(z.array(line.max(40)).min(1).max(6))
    .min(2)
    .max(3)
    .describe('For each side what learners type; the first is shown'),
  take: z.array(line).min(2).max(3).describe('For each side "Take … when …", at most 30 words'),
  different: line.describe('What is different, 30 to 75 words; the first sentence decides'),
  same: line.describe('What carries over, at most 35 words'),
  shares: z.array(key).default([]).describe('Topics of the second technology that the first one teaches'),
  sharesBack: z.array(key).default([]).describe('Topics of the first technology that the second one teaches'),
  topics: z.array(key).min(1).max(5).describe('Where to read on, best first'),
});

export type Contrast = z.infer<typeof contrastSchema>;
