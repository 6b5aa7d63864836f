import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');
const slug = z.string().regex(/^[a-z0-9]+$/, 'must be the slug of a technology');
const sentences = z.string().trim().min(20).max(260);
const shown = z.string().trim().min(20).max(200);

const waySchema = z.strictObject({
  in: z.array(slug).min(1).describe('The technologies that it is made with in this way'),
  does: sentences.describe(
    'What to do, in two to four short sentences to a beginner, in order, with the words to look for',
  ),
  topics: z
    .array(key)
    .min(1)
    .max(14)
    .describe('The topics that teach it, the most important first, one of each technology where it has one'),
  shows: shown
    .optional()
    .describe('What is seen once it works in this way, where that is less or something else'),
});

/** What a thing that learners make has to do, the words that ask for it, and how it is made. */
export const requirementSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  title: z.string().trim().min(8).max(60).describe('As in "A number to call by a tap"'),
  asks: z
    .array(z.string().regex(/^[^A-Z]{3,60}$/, 'must be lower case'))
    .min(3)
    .max(30)
    .describe('Words that ask for it: "*" is any ending, ".." up to four words between, "|" or'),
  not: z
    .array(z.string())
    .default([])
    .describe('Words that mean something else although one of `asks` is there'),
  ways: z.array(waySchema).default([]),
  shows: shown
    .optional()
    .describe('What is seen once it works, in every way: with ways, it is a step of a plan'),
  minutes: z.int().min(15).max(120).optional().describe('What a beginner takes for it, 40 if it is not said'),
  beyond: sentences
    .optional()
    .describe(
      'What no roadmap here teaches of it, what to look for instead, and the nearest part that can be made',
    ),
});

export type Requirement = z.infer<typeof requirementSchema>;
