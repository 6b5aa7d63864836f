import { z } from 'zod';

const line = z.string().trim().min(1);
const lines = z.string().regex(/\S/, 'must not be blank');
const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/, 'must be a relative path');

const codeLanguages = [
  'angular',
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'html',
  'java',
  'javascript',
  'json',
  'jsx',
  'kotlin',
  'mongo',
  'php',
  'python',
  'r',
  'ruby',
  'sql',
  'tsx',
  'typescript',
  'vue',
] as const;

const when = line.describe('One sentence of 8 to 30 words that says when one needs this');

const listing = {
  when,
  code: lines.describe('1 to 25 lines as the learner would write them, each at most 80 characters'),
  file: fileName.optional().describe('The name of its file, shown above the code'),
  language: z
    .enum(codeLanguages)
    .optional()
    .describe('Only where it is not that of the technology: for colors and for running'),
  setup: lines
    .optional()
    .describe('What was there before: SQL tables, shell commands, HTML around CSS, lines before the code'),
  files: z.record(fileName, lines).optional().describe('Other files beside it, by name'),
  input: lines.optional().describe('The lines that it reads from standard input'),
};

/** A listing has exactly one of `prints`, `fails`, and `shows` with `looks`; a worked case has no code. */
export const exampleSchema = z.union(
  [
    z.strictObject({ when, case: lines.describe('Where no code fits: a few plain sentences or lines') }),
    z.strictObject({ ...listing, prints: lines.describe('Its real output, verbatim') }),
    z.strictObject({ ...listing, fails: lines.describe('The lines of the error message, verbatim') }),
    z.strictObject({
      ...listing,
      shows: lines.describe('A JavaScript expression that is true in the page when it works'),
      looks: line.describe('One sentence that says what is seen'),
    }),
  ],
  { error: ({ code, errors }) => (code === 'invalid_union' ? explain(errors) : undefined) },
);

/** For a run that writes what is missing, the outcome may be left out. */
export const runSchema = z.object({
  ...listing,
  when: z.unknown(),
  prints: lines.optional(),
  fails: lines.optional(),
  shows: lines.optional(),
});

export type ExampleSource = z.infer<typeof exampleSchema>;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What is wrong, seen from the form that comes nearest to what is written. */
function explain(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const nearest = errors.toSorted((one, other) => weigh(one) - weigh(other))[0] ?? [];
  const faults = nearest.map(({ path, message }) => [...path, message].join(': '));
  return `must be {when, case}, or {when, code} with prints, or fails, or shows and looks (${faults.join('; ')})`;
}

function weigh(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length : 1), 0);
}
