import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { type Published, publishedSchema, type TechnologySource } from './schema.ts';

const file = join(import.meta.dirname, 'topics.tsv');
const header = 'topic\tadded';

/** Loads every topic that was ever published. */
export async function loadTopics(): Promise<Published[]> {
  return parseTopics(await readFile(file, 'utf8'));
}

/** Throws on a wrong header, a malformed row or a repeated topic. */
export function parseTopics(text: string): Published[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== header) throw new Error(`topics.tsv must begin with the columns ${header}`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [key, added, ...rest] = line.split('\t');
    const row = publishedSchema.safeParse({ key, added });
    if (!row.success || rest.length > 0)
      throw new Error(`topics.tsv line ${index + 2} is not well formed: ${line}\n${explain(row.error)}`);
    if (seen.has(row.data.key)) throw new Error(`topics.tsv line ${index + 2} repeats ${row.data.key}`);
    seen.add(row.data.key);
    return row.data;
  });
}

/** Adds a row, with the given date, for each topic of the roadmaps that has none. */
export function addTopics(
  published: readonly Published[],
  library: readonly TechnologySource[],
  added: string,
): Published[] {
  const known = new Set(published.map(({ key }) => key));
  const missing = listKeys(library).filter((key) => !known.has(key));
  return [...published, ...missing.map((key) => ({ key, added }))];
}

export function listKeys(library: readonly TechnologySource[]): string[] {
  return library.flatMap(({ slug, chapters }) =>
    chapters.flatMap(({ topics }) => topics.map((topic) => `${slug}/${topic.slug}`)),
  );
}

export async function saveTopics(published: readonly Published[]): Promise<void> {
  const rows = published.map(({ key, added }) => `${key}\t${added}\n`);
  await writeFile(file, `${header}\n${rows.join('')}`);
}

function explain(error: z.ZodError | undefined): string {
  return error ? z.prettifyError(error) : 'It has too many columns.';
}
