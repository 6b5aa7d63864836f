import { z } from 'zod';

const line = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a technology and a slug');

const stepSchema = z.strictObject({
  title: line.max(60).describe('What there is after it, such as "A list that adds up the costs"'),
  minutes: z.int().min(15).max(180).multipleOf(5).describe('Work on the project, without its topics'),
  needs: z
    .array(key)
    .max(12)
    .describe('Topics this step uses for the first time, in the order to learn them'),
  does: z.array(line).min(2).max(6).describe('What to do, each at most 25 words'),
  optional: z
    .literal(true)
    .optional()
    .describe(
      'Left out first where the days are too few: the goal works without it, and no later step uses what it makes',
    ),
  makes: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Requirements that this step makes, so that a plan gives them no step of their own'),
  shows: line.describe('What runs now and how it has grown, at most 30 words'),
  more: z
    .array(line)
    .max(8)
    .default([])
    .describe('What to add to it when there is time left, with what is learned by then, at most 30 words'),
});

/** Something that people want to make or reach, in steps after each of which it works. */
export const goalSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  title: line.max(50).describe('The thing, as in "A page about a pet"'),
  names: z.array(line.max(60)).min(8).max(24).describe('What people call it, in their own words'),
  who: line.describe('Who it is for, at most 25 words'),
  youngest: z.int().min(8).max(18).default(8).describe('The age from which it suits'),
  oldest: z
    .int()
    .min(10)
    .max(30)
    .optional()
    .describe(
      'The age up to which a plan goes on with it after another goal, if it is about school or childhood',
    ),
  level: z.enum(['beginner', 'intermediate', 'advanced']).describe('What it expects of those who start'),
  technologies: z.array(z.string()).min(1).max(5).describe('Slugs, in the order of their first use'),
  presumes: z
    .array(key)
    .max(20)
    .default([])
    .describe('What those who are short of days may skip, if need be'),
  steps: z.array(stepSchema).min(4).max(9),
  end: line.describe('What the learner has at the end, at most 35 words'),
  see: line.describe('How to see that it works, at most 35 words'),
});

/** A group of goals, as the page of goals shows it. */
export const interestSchema = z.strictObject({
  id: z.string().describe('The name of its file in goals/'),
  title: line.max(30),
  about: line.max(90).describe('What its goals have in common, as a sentence'),
});

export type Interest = z.infer<typeof interestSchema>;

/** `interest` is the name of its file. */
export type Goal = z.infer<typeof goalSchema> & { readonly interest: string };
