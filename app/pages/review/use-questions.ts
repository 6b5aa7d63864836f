import { use, useEffect } from 'react';

import type { TopicSection } from '#content/roadmap.ts';
import { splitKey } from '#content/topic-key.ts';

import { fetchPageData } from '../../browser/fetch-page-data.ts';
import { listTopics } from '../../browser/roadmaps.ts';

export type Question = { readonly technology: string; readonly topic: TopicSection };

type Questions = ReadonlyMap<string, Question>;

const loading = new Map<string, Promise<Questions | null>>();

/** The topics with these keys; suspends. What is not available now is missing, and requested again when the page is next shown. */
export function useQuestions(keys: readonly string[]): Questions {
  const slugs = [...new Set(keys.map((key) => splitKey(key).technology))];
  const requested = slugs.map((slug) => {
    const questions = loading.get(slug) ?? fetchQuestions(slug);
    loading.set(slug, questions);
    return questions;
  });
  const loaded = requested.map((questions) => use(questions));
  const missing = slugs.filter((_, at) => loaded[at] === null).join(' ');
  useEffect(() => {
    for (const slug of missing.split(' ')) loading.delete(slug);
  }, [missing]);
  return new Map(loaded.flatMap((questions) => Array.from(questions ?? [])));
}

async function fetchQuestions(slug: string): Promise<Questions | null> {
  const roadmap = await fetchPageData('roadmap', `/language/${slug}`);
  return (
    roadmap && new Map(listTopics(roadmap).map((topic) => [topic.key, { technology: roadmap.name, topic }]))
  );
}
