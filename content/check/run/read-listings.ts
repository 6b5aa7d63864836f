import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { runSchema } from '../../examples/example-schema.ts';
import { findLanguage } from '../../examples/languages.ts';
import type { RunListing } from './run-listing.ts';

/** All that a run needs of a file, so that an unfinished topic does not stop it. */
const fileSchema = z.object({
  chapters: z.array(
    z.object({ topics: z.array(z.object({ slug: z.string(), example: z.unknown().optional() })) }),
  ),
});

export type TopicListing = {
  readonly slug: string;
  /** `case`: a worked case. A string with a space says why it cannot be run. */
  readonly example: RunListing | 'none' | 'case' | { readonly fault: string };
};

export function locateSource(technology: string): string {
  return join(import.meta.dirname, `../../technologies/${technology}.yaml`);
}

/** Every topic of a technology with its listing. */
export async function readListings(technology: string): Promise<TopicListing[]> {
  const { chapters } = fileSchema.parse(parse(await readFile(locateSource(technology), 'utf8')));
  return chapters.flatMap(({ topics }) =>
    topics.map(({ slug, example }) => ({ slug, example: readExample(technology, slug, example) })),
  );
}

function readExample(technology: string, slug: string, example: unknown): TopicListing['example'] {
  if (example === undefined) return 'none';
  if (typeof example === 'object' && example !== null && 'case' in example) return 'case';
  const result = runSchema.safeParse(example);
  if (!result.success) return { fault: z.prettifyError(result.error) };
  const language = result.data.language ?? findLanguage(technology);
  if (language === null) return { fault: `A listing of ${technology} needs its language.` };
  return { ...result.data, technology, slug, language };
}
