import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { catalogue } from './catalogue.ts';
import {
  type Member,
  memberSchema,
  type Rename,
  renameSchema,
  type Technology,
  technologySchema,
} from './schema.ts';

/** Loads one roadmap. Throws with the file's name and the rule that breaks, as content is checked before it is built. */
export async function loadTechnology(slug: string): Promise<Technology> {
  const name = `technologies/${slug}.yaml`;
  return { slug, ...parseYaml(technologySchema, await readContent(name), name) };
}

/** Loads all 26 roadmaps in the order of the catalogue. */
export async function loadLibrary(): Promise<Technology[]> {
  return Promise.all(catalogue.map((entry) => loadTechnology(entry.slug)));
}

/** Loads the members shown on the About page. */
export async function loadTeam(): Promise<Member[]> {
  return parseYaml(z.array(memberSchema), await readContent('team.yaml'), 'team.yaml');
}

/** Loads the table of topics that left their roadmaps. */
export async function loadRenamed(): Promise<Rename[]> {
  return parseYaml(z.array(renameSchema), await readContent('renamed.yaml'), 'renamed.yaml');
}

function readContent(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), 'utf8');
}

function parseYaml<T>(schema: z.ZodType<T>, text: string, name: string): T {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  throw new Error(`content/${name} does not hold to its schema:\n${z.prettifyError(result.error)}`);
}
