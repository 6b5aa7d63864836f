import type { TopicSection } from '#content/roadmap.ts';
import { translateTerms } from '#question/translate.ts';
import type { DraftReply } from '#replies/reply-body.ts';
import type { Library } from '#replies/library.ts';
import type { Request } from '#replies/request.ts';
import { findTopics } from '#search/find-topics.ts';

import { limits } from '../../../limits.ts';

export type ToRead = {
  readonly library: Library;
  readonly request: Request;
  readonly drafted: DraftReply;
};

/** The topics that a model may choose from: those that were read, the nearest, and where few are found the first of the roadmap. */
export function listNearest({ library, request: { problem }, drafted: { meaning } }: ToRead): TopicSection[] {
  const { topics, choices, known, skipped, technologies } = meaning;
  const terms = meaning.language === 'en' ? problem : `${problem} ${translateTerms(problem)}`;
  const limit = limits.model.reading.topics;
  const within = technologies.flatMap((technology) =>
    findTopics(library.index, terms, { technology, limit }),
  );
  const anywhere = findTopics(library.index, terms, { limit });
  const first = technologies.flatMap((technology) => library.topicsOf.get(technology)?.slice(0, limit) ?? []);
  const keys = [topics, choices, known, skipped].flat();
  const found = [...within.toSorted((one, other) => other.score - one.score), ...anywhere, ...first];
  const listed = new Set([...keys, ...found.map(({ key }) => key)]);
  return [...listed].slice(0, limit).flatMap((key) => library.topics.get(key) ?? []);
}
