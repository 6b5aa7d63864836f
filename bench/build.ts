import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse, stringify } from 'yaml';

import type { TechnologySource } from '../content/schema.ts';
import { root } from '../scripts/run.ts';

/** Builds with the content once, twice and four times. The time must not grow faster than the content. */
const left = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
const folder = await mkdtemp(join(tmpdir(), 'waymark-build-'));
try {
  for (const name of await readdir(root)) {
    if (!left.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const times of [1, 2, 4]) await measure(times);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(times: number): Promise<void> {
  const technologies = join(root, 'content/technologies');
  for (const file of await readdir(technologies)) {
    const text = await readFile(join(technologies, file), 'utf8');
    await writeFile(join(folder, 'content/technologies', file), repeat(text, times));
  }
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build failed with the content ${times} times over.`);
  console.info(`content × ${times}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The same chapters again, with new slugs. */
function repeat(text: string, times: number): string {
  const technology: Omit<TechnologySource, 'slug'> = parse(text);
  const copies = Array.from({ length: times }, (_, copy) =>
    technology.chapters.map((chapter) => ({
      ...chapter,
      title: mark(chapter.title.slice(0, 36), copy),
      topics: chapter.topics.map((topic) => ({
        ...topic,
        slug: mark(topic.slug, copy),
        after: topic.after.map((name) => mark(name, copy)),
      })),
    })),
  );
  return stringify({ ...technology, chapters: copies.flat() });
}

function mark(name: string, copy: number): string {
  return copy === 0 ? name : `${name}-${copy + 1}`;
}
