import { z } from 'zod';

const line = z.string().trim().min(1);
const lines = z.string().regex(/\S/, 'must not be blank');
const input = z
  .string()
  .describe(
    'The lines that the program reads, one after the other; for SQL, the statements that run before it',
  );

/** What a task may be done in here. */
const languages = [
  'python',
  'ruby',
  'javascript',
  'typescript',
  'html',
  'css',
  'json',
  'jsx',
  'vue',
  'sql',
  'git',
  'php',
  'mongo',
] as const;

const checkSchema = z.strictObject({
  that: line.describe('What is true once it is done, as learners read it'),
  test: line.describe('An expression in the language of the exercise that sees the names of the program'),
  hint: line.optional().describe('One sentence that says where to look'),
  input: input.optional().describe('If the program reads other lines for this check'),
  at: z.array(z.int().min(200).max(2000)).min(1).max(3).optional().describe('Widths of the page in pixels'),
});

const mistakeSchema = z.strictObject({
  code: lines.describe('A typical wrong attempt'),
  trips: z.int().min(1).describe('The number of the first check that it fails, from 1'),
});

const exerciseSchema = z.strictObject({
  brief: line.optional().describe('What the checks need besides the task, such as the name of a function'),
  language: z.enum(languages).optional().describe('Only where it is not that of the technology'),
  input: input.optional(),
  page: lines
    .optional()
    .describe(
      'The HTML that CSS is for, or that JavaScript works on; for a component of Vue, the one that imports it',
    ),
  setup: lines
    .optional()
    .describe('Commands of the shell that make what is there before; for MongoDB, lines that make documents'),
  starter: lines.describe('What the learner begins with'),
  checks: z.array(checkSchema).min(1).max(6),
  solution: lines.describe('Learners see it when they ask for it'),
  also: z.array(lines).default([]).describe('Other correct solutions, which pass every check too'),
  mistakes: z.array(mistakeSchema).min(1).max(6),
});

/** Exercises by the slug of their topic. */
export const exercisesSchema = z.record(z.string(), exerciseSchema);

export type ExerciseSource = z.infer<typeof exerciseSchema>;
export type ExerciseLanguage = (typeof languages)[number];
