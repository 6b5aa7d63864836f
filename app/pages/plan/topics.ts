import type { PlanTopic } from '#planner/model/plan-topic.ts';

import type { ChapterData, RoadmapData, TopicData } from '../../browser/page-types.ts';

/** A topic as a plan's page shows it. */
export type ShownTopic = TopicData & {
  readonly key: string;
  readonly href: string;
  /** The slug of its technology. */
  readonly technology: string;
  readonly chapter: ChapterData;
};

const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** A roadmap's topics as the planner reads them. */
export function makePlanTopics({ slug, chapters }: RoadmapData): PlanTopic[] {
  return chapters.flatMap(({ title, topics }) =>
    topics.map((topic) => ({
      key: `${slug}/${topic.slug}`,
      technology: slug,
      title: topic.topic,
      chapter: title,
      level: levels[topic.level],
      minutes: topic.minutes,
      importance: topic.importance,
      prerequisites: topic.after,
      number: topic.id,
    })),
  );
}

/** The topics of roadmaps by key. */
export function showTopics(roadmaps: readonly RoadmapData[]): ReadonlyMap<string, ShownTopic> {
  const topics = roadmaps.flatMap(({ slug, chapters }) =>
    chapters.flatMap((chapter) => chapter.topics.map((topic) => showTopic(slug, chapter, topic))),
  );
  return new Map(topics.map((topic) => [topic.key, topic]));
}

/** A topic's title; what its slug says where the roadmaps have it no more. */
export function nameTopic(shown: ReadonlyMap<string, ShownTopic>, key: string): string {
  return shown.get(key)?.topic ?? key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');
}

/** "python/lists" as an event says it. */
export function splitKey(key: string): { technology: string; topic: string } {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

function showTopic(technology: string, chapter: ChapterData, topic: TopicData): ShownTopic {
  const key = `${technology}/${topic.slug}`;
  return { ...topic, key, technology, chapter, href: `/language/${technology}#${topic.slug}` };
}
