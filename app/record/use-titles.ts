import { makeKey } from '#content/topic-key.ts';

import { type Outlines, useOutlines } from './outlines.ts';

/** The titles of all topics by key, without steps of goals; null until they are loaded. */
export function useTitles(): ReadonlyMap<string, string> | null {
  const outlines = useOutlines(true);
  return outlines && readTitles(outlines);
}

const read = new WeakMap<Outlines, ReadonlyMap<string, string>>();

function readTitles(outlines: Outlines): ReadonlyMap<string, string> {
  const known = read.get(outlines);
  if (known) return known;
  const titles = [...outlines.values()].flatMap(({ slug, topics }) =>
    topics.map((topic) => [makeKey({ technology: slug, topic: topic.slug }), topic.title] as const),
  );
  const made = new Map(titles);
  read.set(outlines, made);
  return made;
}
