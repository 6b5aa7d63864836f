import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { catalogue } from './catalogue.ts';
import { compileRoadmaps } from './compile.ts';
import { loadLinks } from './links.ts';
import type { Roadmap } from './roadmap.ts';
import {
  type Member,
  memberSchema,
  type Rename,
  renameSchema,
  type TechnologySource,
  technologySchema,
} from './schema.ts';

/** Loads the roadmaps in the order of the catalogue. */
export async function loadRoadmaps(): Promise<Roadmap[]> {
  const [sources, links] = await Promise.all([loadSources(), loadLinks()]);
  return compileRoadmaps(sources, links);
}

/** Loads one file. Throws with the file's name and the rule that breaks, as content is checked before it is built. */
export async function loadSource(slug: string): Promise<TechnologySource> {
  const name = `technologies/${slug}.yaml`;
  return { slug, ...parseYaml(technologySchema, await readContent(name), name) };
}

/** Loads all files in the order of the catalogue. */
export async function loadSources(): Promise<TechnologySource[]> {
  return Promise.all(catalogue.map((entry) => loadSource(entry.slug)));
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
