import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Goal } from '../../goal-schema.ts';
import { stepKey } from '../../topic-key.ts';

/** A step as it was first published. Its key has its number, and learners' records are stored under the key. */
export type PublishedStep = { readonly key: string; readonly title: string };

const file = join(import.meta.dirname, '../../goal-steps.tsv');
const header = 'step\ttitle';

/** Loads every step that was ever published. */
export async function loadSteps(): Promise<PublishedStep[]> {
  return parseSteps(await readFile(file, 'utf8'));
}

/** Throws on a wrong header, a malformed row or a repeated step. */
export function parseSteps(text: string): PublishedStep[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== header) throw new Error(`goal-steps.tsv must begin with the columns ${header}`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [key = '', title = '', ...rest] = line.split('\t');
    if (!key || !title || rest.length > 0 || seen.has(key))
      throw new Error(`goal-steps.tsv line ${index + 2} is not well formed or repeats a step: ${line}`);
    seen.add(key);
    return { key, title };
  });
}

/** Adds a row for each step that has none. */
export function addSteps(published: readonly PublishedStep[], goals: readonly Goal[]): PublishedStep[] {
  const known = new Set(published.map(({ key }) => key));
  return [...published, ...listPublishedSteps(goals).filter(({ key }) => !known.has(key))];
}

export function listPublishedSteps(goals: readonly Goal[]): PublishedStep[] {
  return goals.flatMap(({ id, steps }) =>
    steps.map(({ title }, at) => ({ key: stepKey(id, at + 1), title })),
  );
}

export async function saveSteps(published: readonly PublishedStep[]): Promise<void> {
  const rows = published.map(({ key, title }) => `${key}\t${title}\n`);
  await writeFile(file, `${header}\n${rows.join('')}`);
}
