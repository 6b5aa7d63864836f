import type { Outline } from '../browser/page-types.ts';
import { listEntries } from '../browser/search/list-entries.ts';

/** The list of what the search finds. It is not stored, but made of the roadmaps, their questions and the goals. */
const entriesFile = /^(\/assets\/pages-\w+)\/entries\.json$/;

export function isEntriesFile(path: string): boolean {
  return entriesFile.test(path);
}

/** Answers from the stored files as the server would. */
export async function answerEntries(request: Request): Promise<Response> {
  const [, folder = ''] = entriesFile.exec(new URL(request.url).pathname) ?? [];
  const read = async (name: string) => (await caches.match(`${folder}/${name}.json`))?.json();
  const outlines: readonly Outline[] | undefined = await read('outlines');
  if (!outlines) return fetch(request);
  const [questions, packed, ...roadmaps] = await Promise.all([
    read('questions'),
    read('all-goals'),
    ...outlines.map(({ slug }) => read(`language/${slug}`)),
  ]);
  return Response.json(listEntries({ roadmaps, questions, goals: packed.ready }));
}
